"""Endpoints for the devices of a profile, and for bringing a lost profile back."""

from __future__ import annotations

from meowple.backend import schemas
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.http.profiles import profile_facts
from meowple.server.http.user_agent import device_kind
from meowple.server.storage import devices, tables
from meowple.table.seats import PLAYING, WAITING


async def list_devices(call: Call) -> schemas.DevicesFacts:
    me = call.me
    found, has_code = await call.read(
        lambda c: (devices.of_profile(c, me.id), devices.has_code(c, me.id))
    )
    here = devices.device_id(me.key)
    return schemas.DevicesFacts(
        devices=[
            schemas.DeviceFacts(one.id, one.kind, one.created, one.seen, one.id == here)
            for one in found
        ],
        recovery=has_code,
    )


async def sign_out(call: Call) -> schemas.DevicesFacts:
    """Sign a device out, or all others; open connections of theirs are closed."""
    form: schemas.SignOutForm = call.body
    me = call.me
    await call.write(lambda c: devices.sign_out(c, me, form.device))
    most = call.services.settings.tables_per_profile
    for row in await call.read(lambda c: tables.of_profile(c, me.id, most)):
        if row.status in (WAITING, PLAYING):
            await call.services.check_keys(row.id)
    return await list_devices(call)


async def make_code(call: Call) -> schemas.RecoveryFacts:
    me = call.me
    return schemas.RecoveryFacts(await call.write(lambda c: devices.make_code(c, me.id)))


async def recover(call: Call) -> schemas.ProfileFacts:
    form: schemas.RecoverForm = call.body
    call.limits.profiles.take(call.client)
    now, kind = call.services.now(), device_kind(call.request)
    found, token = await call.write(lambda c: devices.recover(c, form.code, now, kind))
    call.cookie = token
    return profile_facts(found)


ENDPOINTS = (
    Endpoint("GET", "/api/profile/devices", "The devices that have your profile.",
             list_devices, answer=schemas.DevicesFacts, needs_profile=True),
    Endpoint("POST", "/api/profile/devices", "Sign a device out, or all others.",
             sign_out, schemas.SignOutForm, schemas.DevicesFacts, needs_profile=True),
    Endpoint("POST", "/api/profile/recovery", "A new code that brings your profile back.",
             make_code, answer=schemas.RecoveryFacts, needs_profile=True),
    Endpoint("POST", "/api/profile/recover", "Bring a profile back by its code.",
             recover, schemas.RecoverForm, schemas.ProfileFacts),
)  # fmt: skip

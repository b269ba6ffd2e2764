"""Endpoints for profiles: create, change, and carry to another device."""

from __future__ import annotations

from meowple.backend import schemas
from meowple.backend.text_cleaning import clean_name
from meowple.server.errors import BadRequest
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.http.user_agent import device_kind
from meowple.server.storage import profiles
from meowple.server.storage.profiles import LINK_LIFETIME, Profile
from meowple.texts import languages


async def show_profile(call: Call) -> schemas.ProfileFacts:
    return profile_facts(call.me)


async def save_profile(call: Call) -> schemas.ProfileFacts:
    """Create a profile, or change the one that the client has."""
    form: schemas.ProfileForm = call.body
    old, now = call.profile, call.services.now()
    if form.language is not None and form.language not in languages():
        raise BadRequest("language.unknown", offered=", ".join(languages()))
    if old is not None:
        name = clean_name(form.name) if form.name is not None else old.name
        language = form.language or old.language
        changed = await call.write(lambda c: profiles.change(c, old, name, language, now))
        return profile_facts(changed)
    call.limits.profiles.take(call.client)
    # A profile without a name is a guest, which every reader sees in their own language.
    name = clean_name(form.name) if form.name is not None else ""
    language = form.language or call.texts.lang
    kind = device_kind(call.request)
    made, token = await call.write(lambda c: profiles.create(c, name, language, now, kind))
    call.cookie = token
    return profile_facts(made)


async def link_profile(call: Call) -> schemas.LinkFacts:
    now, me = call.services.now(), call.me
    token = await call.write(lambda c: profiles.make_link(c, me.id, now))
    return schemas.LinkFacts(token, now + LINK_LIFETIME)


async def claim_profile(call: Call) -> schemas.ProfileFacts:
    form: schemas.ClaimForm = call.body
    call.limits.profiles.take(call.client)
    now, kind = call.services.now(), device_kind(call.request)
    found, token = await call.write(lambda c: profiles.claim(c, form.token, now, kind))
    call.cookie = token
    return profile_facts(found)


def profile_facts(profile: Profile) -> schemas.ProfileFacts:
    return schemas.ProfileFacts(profile.id, profile.name, profile.language)


ENDPOINTS = (
    Endpoint("GET", "/api/profile", "Your profile.", show_profile,
             answer=schemas.ProfileFacts, needs_profile=True),
    Endpoint("POST", "/api/profile", "Create a profile, or change the one you have.",
             save_profile, schemas.ProfileForm, schemas.ProfileFacts),
    Endpoint("POST", "/api/profile/link", "A one-time token for another device.",
             link_profile, answer=schemas.LinkFacts, needs_profile=True),
    Endpoint("POST", "/api/profile/claim", "Bring a profile to this device.",
             claim_profile, schemas.ClaimForm, schemas.ProfileFacts),
)  # fmt: skip

import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpacked } from './unpacked';

/** An archive with one file, and the list that archives end with. */
function archive(name: string, content: string): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return new Uint8Array(
    Buffer.concat([header, Buffer.from(name), packed, Buffer.from('PK\x01\x02 and more')]),
  );
}

test('the file in an archive comes as if it had been sent itself', async () => {
  const sent = new Response(archive('cat.wasm', 'meow '.repeat(1000)), {
    headers: { 'Content-Type': 'application/zip' },
  });
  const found = await unpacked(sent, 'application/wasm');
  expect(found.headers.get('Content-Type')).toBe('application/wasm');
  expect(await found.text()).toBe('meow '.repeat(1000));
});

test('an answer that says no is passed on', async () => {
  const sent = new Response('no such file', { status: 404 });
  expect((await unpacked(sent, 'application/wasm')).status).toBe(404);
});

test('an archive that was cut off is an error', async () => {
  const whole = archive('cat.wasm', 'meow '.repeat(1000));
  const sent = new Response(whole.slice(0, 60));
  await expect(unpacked(sent, 'application/wasm')).rejects.toThrow();
});

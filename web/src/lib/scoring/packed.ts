/** Compresses JSON into text that is short enough for a link. */

async function through(
  bytes: BlobPart,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

export async function pack(value: unknown): Promise<string> {
  const bytes = await through(JSON.stringify(value), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Fails for text that `pack` did not make. */
export async function unpack(text: string): Promise<unknown> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const found = await through(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(found)) as unknown;
}

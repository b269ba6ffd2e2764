/** Archives with a single file. Hosts leave archives alone, so that such a file comes small
 * from those that compress nothing, too. */

/** Where the fields of the header are that an archive begins with. */
const SIZE = 18;
const NAME_LENGTH = 26;
const EXTRA_LENGTH = 28;
const HEADER = 30;

/** The file in an archive that was sent, as if it had been sent itself. */
export async function unpacked(sent: Response, type: string): Promise<Response> {
  if (!sent.ok) return sent;
  const bytes = await sent.arrayBuffer();
  const header = new DataView(bytes);
  const lengths =
    header.getUint16(NAME_LENGTH, true) + header.getUint16(EXTRA_LENGTH, true);
  const packed = new Uint8Array(bytes, HEADER + lengths, header.getUint32(SIZE, true));
  const plain = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(plain, { headers: { 'Content-Type': type } });
}

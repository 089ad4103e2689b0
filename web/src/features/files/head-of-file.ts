/** In bytes. */
const headBytes = 64 * 1024;

/** The beginning of a file as text, in UTF-8 unless its byte order mark says UTF-16; empty where it cannot be read. */
export async function headOfFile(file: File): Promise<string> {
  const bytes = await bytesOf(file.slice(0, headBytes));
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** A file that was deleted since it was chosen cannot be read; sending it says so. */
async function bytesOf(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

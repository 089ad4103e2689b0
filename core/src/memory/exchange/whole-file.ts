import { DocumentFormatError } from '../../document/document-format-error.ts';

/** Joins the pieces of a file. @throws {DocumentFormatError} empty, too-large */
export async function wholeFile(content: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > limit) throw new DocumentFormatError('too-large', { limit });
    pieces.push(piece);
  }
  if (bytes === 0) throw new DocumentFormatError('empty');
  return Buffer.concat(pieces);
}

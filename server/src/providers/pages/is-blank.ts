import { createReadStream } from 'node:fs';

/** Whether all of a picture in shades of gray (PGM, a byte for each point) is of one shade. */
export async function isBlank(picture: string): Promise<boolean> {
  let shade: number | undefined;
  for await (const chunk of createReadStream(picture)) {
    const bytes: Buffer = chunk;
    const points = shade === undefined ? bytes.subarray(headerLength(bytes)) : bytes;
    shade ??= points[0];
    if (points.some((point) => point !== shade)) return false;
  }
  return true;
}

/** Returns the length of the header: type, width, height and the lightest shade. */
function headerLength(start: Buffer): number {
  return /^P5(\s+\d+){3}\s/.exec(start.toString('latin1', 0, 64))?.[0].length ?? 0;
}

import { type Picture, type PictureFormat, readPicture } from './read-picture.ts';

/** Address that holds a picture itself (RFC 2397), as files and pages take it. */
export function pictureAddress(format: PictureFormat, bytes: Uint8Array): string {
  return `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`;
}

export interface PictureData extends Picture {
  readonly bytes: Uint8Array;
}

/** The picture that an address holds; undefined where it holds none, or leads to one. */
export function pictureOfAddress(address: string): PictureData | undefined {
  const [head, encoded] = [address.slice(0, longestHead), address.slice(address.indexOf(',') + 1)];
  if (!/^data:image\/[a-z+.-]+;base64,/i.test(head) || !isBase64(encoded)) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  const picture = readPicture(bytes);
  return picture && { ...picture, bytes };
}

const longestHead = 100;

/** Four characters for three bytes; lines may be broken. */
function isBase64(text: string): boolean {
  const length = text.replace(/\s+/g, '').length;
  return length > 0 && length % 4 === 0 && /^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(text);
}

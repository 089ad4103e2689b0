import { DocumentFormatError } from '../document/document-format-error.ts';

export interface PictureSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A sheet of A4 at 500 dots an inch has 24 million. A program that recognizes letters needs 16 bytes for each pixel. */
const mostPixels = 25_000_000;
/** A file of several pictures is read one after the other. */
const mostPictures = 500;

/**
 * Refuses a picture that would take the memory of whoever looks at it, by what its head says.
 * @throws {DocumentFormatError} picture-too-large
 */
export function refuseLargePicture(file: Uint8Array): void {
  const large = pictureSizes(file).find(({ width, height }) => width * height > mostPixels);
  if (large === undefined) return;
  const { width, height } = large;
  throw new DocumentFormatError('picture-too-large', { width, height, limit: mostPixels / 1_000_000 });
}

/**
 * Sizes of all pictures in a file, from its head alone, whether or not the rest is whole; empty where it says none.
 * PNG (W3C), JPEG (ITU-T T.81), WebP (RFC 9649), GIF 89a, BMP, TIFF 6.0.
 */
export function pictureSizes(file: Uint8Array): readonly PictureSize[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const head = Buffer.from(file.subarray(0, 16)).toString('latin1');
  const [, read] = readers.find(([start]) => start.test(head)) ?? [];
  try {
    return read?.(view) ?? [];
  } catch (error) {
    if (error instanceof RangeError) return []; // it ends within its head
    throw error;
  }
}

type Reader = (view: DataView) => readonly PictureSize[];

const readers: readonly (readonly [start: RegExp, read: Reader])[] = [
  [/^\x89PNG\r\n/, (view) => [{ width: view.getUint32(16), height: view.getUint32(20) }]],
  [/^\xff\xd8\xff/, jpegSizes],
  [/^RIFF[\s\S]{4}WEBP/, webpSizes],
  [/^GIF8/, (view) => [{ width: view.getUint16(6, true), height: view.getUint16(8, true) }]],
  [/^BM/, bmpSizes],
  [/^II\*\0/, (view) => tiffSizes(view, true)],
  [/^MM\0\*/, (view) => tiffSizes(view, false)],
];

const startOfLines = 0xda;
/** Any marker of C0 to CF begins a frame but for those of tables. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Segments of a marker, their length and their content, up to the lines of the picture. */
function jpegSizes(view: DataView): readonly PictureSize[] {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === startOfLines) break;
    if (marker >= 0xc0 && marker <= 0xcf && !tables.has(marker))
      return [{ width: view.getUint16(at + 7), height: view.getUint16(at + 5) }];
    // Any number of FF may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return [];
}

function webpSizes(view: DataView): readonly PictureSize[] {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const long = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000 + 1;
  if (kind === 'VP8X') return [{ width: long(24), height: long(27) }];
  if (kind === 'VP8 ')
    return [{ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }];
  const packed = view.getUint32(21, true);
  return [{ width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }];
}

/** The oldest head has 12 bytes and short numbers. A picture from top to bottom has a negative height. */
function bmpSizes(view: DataView): readonly PictureSize[] {
  if (view.getUint32(14, true) === 12)
    return [{ width: view.getUint16(18, true), height: view.getUint16(20, true) }];
  return [{ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }];
}

const tiffTags = { width: 256, height: 257 };
const tiffLong = 4;

/** A list of fields for each picture, which ends with the place of the next list. */
function tiffSizes(view: DataView, little: boolean): readonly PictureSize[] {
  const sizes: PictureSize[] = [];
  for (let at = view.getUint32(4, little); at > 0 && sizes.length < mostPictures; ) {
    const count = view.getUint16(at, little);
    const fields = Array.from({ length: count }, (_, index) => at + 2 + index * 12);
    const fieldOf = (tag: number) => {
      const field = fields.find((place) => view.getUint16(place, little) === tag);
      if (field === undefined) return 0;
      const isLong = view.getUint16(field + 2, little) === tiffLong;
      return isLong ? view.getUint32(field + 8, little) : view.getUint16(field + 8, little);
    };
    sizes.push({ width: fieldOf(tiffTags.width), height: fieldOf(tiffTags.height) });
    at = view.getUint32(at + 2 + count * 12, little);
  }
  return sizes;
}

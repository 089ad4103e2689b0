export const pictureFormats = ['png', 'jpeg', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface Picture {
  readonly format: PictureFormat;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * What a file of pixels holds, by its own structure from the first byte to the last part; undefined for all else: text,
 * drawings that may carry scripts (SVG), and files that are cut off. PNG (W3C, third edition), JPEG (ITU-T T.81), WebP (RFC 9649).
 */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = pngSize(view) ?? jpegSize(view) ?? webpSize(view);
  return found !== undefined && found.width > 0 && found.height > 0 ? found : undefined;
}

/** Chunks of length, type, content and checksum; the first says the size, the last is named so. */
function pngSize(view: DataView): Picture | undefined {
  if (!startsWith(view, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return undefined;
  if (!hasName(view, 12, 'IHDR') || view.byteLength < 33) return undefined;
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (hasName(view, at + 4, 'IEND'))
      return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  return undefined;
}

/** Segments of a marker, their length and their content, up to the lines of the picture. */
function jpegSize(view: DataView): Picture | undefined {
  if (!startsWith(view, 0, [0xff, 0xd8, 0xff])) return undefined;
  let size: Omit<Picture, 'format'> | undefined;
  let at = 2;
  while (isSegment(view, at) && view.getUint8(at + 1) !== startOfLines) {
    if (isFrame(view, at)) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Any number of FF may stand before a marker.
    at += view.getUint8(at + 1) === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  if (size === undefined || !isSegment(view, at)) return undefined;
  return endsWithMarker(view, at) ? { format: 'jpeg', ...size } : undefined;
}

const startOfLines = 0xda;
/** Any marker of C0 to CF begins a frame but for those of tables. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

function isSegment(view: DataView, at: number): boolean {
  return at + 4 <= view.byteLength && view.getUint8(at) === 0xff;
}

function isFrame(view: DataView, at: number): boolean {
  const marker = view.getUint8(at + 1);
  return marker >= 0xc0 && marker <= 0xcf && !tables.has(marker) && at + 9 <= view.byteLength;
}

/** Some programs write something of their own behind the end of the picture. */
function endsWithMarker(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at--) if (startsWith(view, at, [0xff, 0xd9])) return true;
  return false;
}

function webpSize(view: DataView): Picture | undefined {
  if (!hasName(view, 0, 'RIFF') || !hasName(view, 8, 'WEBP') || view.byteLength < 30) return undefined;
  if (view.getUint32(4, true) + 8 > view.byteLength) return undefined;
  const size = lossySize(view) ?? losslessSize(view) ?? extendedSize(view);
  return size && { format: 'webp', ...size };
}

function lossySize(view: DataView) {
  if (!hasName(view, 12, 'VP8 ') || !startsWith(view, 23, [0x9d, 0x01, 0x2a])) return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function losslessSize(view: DataView) {
  if (!hasName(view, 12, 'VP8L') || view.getUint8(20) !== 0x2f) return undefined;
  const packed = view.getUint32(21, true);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

function extendedSize(view: DataView) {
  if (!hasName(view, 12, 'VP8X')) return undefined;
  const long = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000 + 1;
  return { width: long(24), height: long(27) };
}

function hasName(view: DataView, at: number, name: string): boolean {
  return startsWith(
    view,
    at,
    [...name].map((letter) => letter.charCodeAt(0)),
  );
}

function startsWith(view: DataView, at: number, expected: readonly number[]): boolean {
  if (at + expected.length > view.byteLength) return false;
  return expected.every((byte, i) => view.getUint8(at + i) === byte);
}

import { limits } from '@transloom/contracts/limits';
import { readPicture } from '@transloom/core/picture/read-picture';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { AppError } from '../../platform/app-error.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha, a byte each. */
  readonly data: Uint8Array;
}

/**
 * Draws a picture anew from its pixels, as a square PNG of `limits.portraitSide`: nothing but pixels of the sent file
 * goes into the file that is kept. Takes PNG and JPEG; the middle is kept of one that is not square.
 * @throws {AppError} file.other-content, file.picture-too-large
 */
export function drawPortrait(name: string, bytes: Uint8Array): Uint8Array {
  const picture = readPicture(bytes);
  if (picture === undefined || picture.format === 'webp') throw notDrawable(name);
  const { width, height } = picture;
  const limit = limits.portraitSentSide;
  // The size is read from the header, before any pixel is unpacked.
  if (Math.max(width, height) > limit)
    throw new AppError('file.picture-too-large', { name, width, height, limit });
  const pixels = decode(name, bytes, picture.format);
  return new Uint8Array(PNG.sync.write(shrink(pixels, limits.portraitSide)));
}

function decode(name: string, bytes: Uint8Array, format: 'png' | 'jpeg'): Pixels {
  try {
    if (format === 'png') return PNG.sync.read(Buffer.from(bytes));
    const options = { useTArray: true, maxMemoryUsageInMB: 128, maxResolutionInMP: 5 } as const;
    return jpeg.decode(bytes, options);
  } catch (cause) {
    throw notDrawable(name, cause);
  }
}

/** Each pixel is the mean of the part of the middle square that it stands for. */
function shrink({ width, height, data }: Pixels, side: number): PNG {
  const square = Math.min(width, height);
  const [left, top] = [(width - square) >> 1, (height - square) >> 1];
  const drawn = new PNG({ width: side, height: side });
  const edge = (position: number) => Math.floor((position * square) / side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const area = {
        left: left + edge(x),
        top: top + edge(y),
        right: left + Math.max(edge(x) + 1, edge(x + 1)),
        bottom: top + Math.max(edge(y) + 1, edge(y + 1)),
      };
      drawn.data.set(meanColor(data, width, area), (y * side + x) * 4);
    }
  }
  return drawn;
}

interface Area {
  readonly left: number;
  readonly top: number;
  /** Exclusive. */
  readonly right: number;
  readonly bottom: number;
}

function meanColor(data: Uint8Array, width: number, { left, top, right, bottom }: Area): readonly number[] {
  const sums = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let channel = 0; channel < 4; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
  const count = (right - left) * (bottom - top);
  return sums.map((sum) => Math.round(sum / count));
}

function notDrawable(name: string, cause?: unknown): AppError {
  return new AppError(
    'file.other-content',
    { name, formats: 'PNG, JPEG', expected: 'PNG, JPEG', actual: '' },
    { cause },
  );
}

import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const pieceLength = 2 ** 16;

/**
 * A stream that can be read from its start again and again: what was read is kept in a file, and no more is read than is
 * asked for.
 */
export function replayed(input: Readable): () => AsyncGenerator<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-input-'));
  const file = openSync(join(folder, 'kept'), 'w+');
  process.once('exit', () => {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  });
  const rest = input[Symbol.asyncIterator]();
  let kept = 0;
  const keepNext = async (): Promise<boolean> => {
    const { done, value } = await rest.next();
    if (done) return false;
    for (let at = 0; at < value.length; ) at += writeSync(file, value, at, value.length - at, kept + at);
    kept += value.length;
    return true;
  };
  let keeping: Promise<boolean> | undefined; // shared with a reader that was left while it waited
  const keepMore = () => {
    keeping ??= keepNext().finally(() => {
      keeping = undefined;
    });
    return keeping;
  };
  return async function* content() {
    for (let at = 0; at < kept || (await keepMore()); ) {
      const piece = Buffer.alloc(Math.min(pieceLength, kept - at));
      at += readSync(file, piece, 0, piece.length, at);
      if (piece.length > 0) yield piece;
    }
  };
}

import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { StoredBytes } from './storage.ts';

export interface HashedStream {
  /** The same bytes. */
  readonly stream: Transform;
  /** Bytes that have passed so far. */
  result(): StoredBytes;
}

/**
 * V8 does not count buffers while the objects before them are young: garbage of a large file would stand until the process
 * had grown by 60 MB. Where it runs with `--expose-gc` young garbage is collected whenever so many bytes have passed.
 */
const collectedBytes = 8 * 1024 * 1024;

export function hashed(): HashedStream {
  const hash = createHash('sha256');
  let bytes = 0;
  let uncollected = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      uncollected += chunk.length;
      if (uncollected >= collectedBytes) {
        uncollected = 0;
        globalThis.gc?.({ type: 'minor' });
      }
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

export function readableOf(content: Readable | Uint8Array): Readable {
  return content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
}

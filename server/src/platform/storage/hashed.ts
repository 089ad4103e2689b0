import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { StoredBytes } from './storage.ts';

export interface HashedStream {
  /** The same bytes. */
  readonly stream: Transform;
  /** What has passed so far. */
  result(): StoredBytes;
}

export function hashed(): HashedStream {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

export function readableOf(content: Readable | Uint8Array): Readable {
  return content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of the bytes, or what git names a file by: the SHA-1 of its length and its bytes. */
export interface Checksum {
  readonly kind: 'sha256' | 'git-blob';
  /** In lower case. */
  readonly hex: string;
}

/** Whether the file has that checksum. */
export async function hasChecksum(path: string, { kind, hex }: Checksum): Promise<boolean> {
  const hash = createHash(kind === 'sha256' ? 'sha256' : 'sha1');
  if (kind === 'git-blob') hash.update(`blob ${(await stat(path)).size}\0`);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === hex;
}

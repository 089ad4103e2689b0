import type { Readable } from 'node:stream';

/** Bytes by key, in a folder or an S3-compatible store. Keys are ours (ids and hashes), never names people gave. */
export interface Storage {
  /** Streams in; a broken stream leaves nothing behind. Gives size and hash of what was stored. */
  write(key: string, content: Readable | Uint8Array): Promise<StoredBytes>;
  /** @throws {AppError} resource.not-found */
  read(key: string): Promise<Uint8Array>;
  /** @throws {AppError} resource.not-found */
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Bytes that still fit; null where the store does not say. */
  freeBytes(): Promise<number | null>;
}

export interface StoredBytes {
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

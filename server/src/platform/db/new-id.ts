import { randomBytes } from 'node:crypto';

const idBytes = 16;

/** Asking for random bytes costs more than all the rest of an id, however few they are. */
let pool = Buffer.alloc(0);
let used = 0;

function randomBytesOfPool(): Buffer {
  if (used === pool.length) {
    pool = randomBytes(idBytes * 256);
    used = 0;
  }
  used += idBytes;
  return pool.subarray(used - idBytes, used);
}

/** A UUID of version 7 (RFC 9562): ids made later sort later, so that inserts stay at the end of an index. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytesOfPool();
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

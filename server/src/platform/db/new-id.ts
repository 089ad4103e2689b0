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

/** Of the last id. Those of one millisecond are told apart by how many came before, which its 12 bits after the version say. */
let lastMs = 0;
let before = 0;
const mostBefore = 0xfff;

/**
 * A UUID of version 7 (RFC 9562, 6.2 method 1): ids made later sort later, so that inserts stay at the end of an index,
 * and those of one process in the order in which they were made.
 */
export function newId(): string {
  advance(Date.now());
  const bytes = randomBytesOfPool();
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | before, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A clock that is set back does not count; more ids than a millisecond holds take from the next one. */
function advance(now: number): void {
  if (now > lastMs) [lastMs, before] = [now, 0];
  else if (before < mostBefore) before += 1;
  else [lastMs, before] = [lastMs + 1, 0];
}

/** Sorts before all ids that were made from so long before this one on. */
export function idBefore(id: string, ms: number): string {
  const madeAt = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const time = Math.max(0, madeAt - ms)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

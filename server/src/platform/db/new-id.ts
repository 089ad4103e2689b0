import { randomFillSync } from 'node:crypto';

/** Behind the time: the last 62 bits of an id are random, and two more are taken with them. */
const randomBytes = 8;

/** Asking for random bytes costs more than all the rest of an id, however few they are. */
const pool = Buffer.alloc(randomBytes * 1_024);
let used = pool.length;

/** Where as many of the pool begin that nobody has had. */
function nextRandom(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += randomBytes;
  return used - randomBytes;
}

/** State of the last id. Ids of one millisecond differ by a counter in the 12 bits after the version. */
let lastMs = 0;
let before = 0;
const mostBefore = 0xfff;

/**
 * A UUID of version 7 (RFC 9562, 6.2 method 1): ids made later sort later, so that inserts stay at the end of an index,
 * and those of one process in the order in which they were made.
 */
export function newId(): string {
  advance(Date.now());
  const random = nextRandom();
  writeHex(0, Math.floor(lastMs / 2 ** 16), 8);
  writeHex(9, lastMs & 0xffff, 4);
  writeHex(14, 0x7000 | before, 4);
  writeHex(19, (pool.readUInt16BE(random) & 0x3fff) | 0x8000, 4);
  writeHex(24, pool.readUInt32BE(random + 2), 8);
  writeHex(32, pool.readUInt16BE(random + 6), 4);
  return written.toString('latin1');
}

/** The id that is written, digit by digit: cut out of one string of digits its parts would be a string each. */
const written = Buffer.from('00000000-0000-0000-0000-000000000000');

function writeHex(at: number, value: number, digits: number): void {
  for (let i = 0; i < digits; i++) {
    const digit = (value >>> ((digits - 1 - i) * 4)) & 0xf;
    written[at + i] = digit + (digit < 10 ? 0x30 : 0x57);
  }
}

/** A clock that is set back does not count; more ids than a millisecond holds take from the next one. */
function advance(now: number): void {
  if (now > lastMs) [lastMs, before] = [now, 0];
  else if (before < mostBefore) before += 1;
  else [lastMs, before] = [lastMs + 1, 0];
}

/** When an id was made. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** Sorts before all ids that were made from so long before this one on. */
export function idBefore(id: string, ms: number): string {
  const time = Math.max(0, timeOfId(id).getTime() - ms)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

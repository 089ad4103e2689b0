import { expect, test } from 'vitest';
import { nextDigest } from './next-digest.ts';

// 2026-11-28 is a Saturday; clocks of Berlin go forward on 2026-03-29, those of New York back on 2026-11-01.
test.each([
  ['daily', 'Asia/Shanghai', '2026-11-27T23:59:59Z', '2026-11-28T00:00:00Z'],
  ['daily', 'Asia/Shanghai', '2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z'],
  ['weekly', 'Asia/Shanghai', '2026-11-28T05:00:00Z', '2026-11-30T00:00:00Z'],
  ['weekly', 'Asia/Shanghai', '2026-11-30T00:00:00Z', '2026-12-07T00:00:00Z'],
  ['daily', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z'],
  ['daily', 'America/New_York', '2026-10-31T13:00:00Z', '2026-11-01T13:00:00Z'],
  ['daily', 'Pacific/Kiritimati', '2026-11-28T12:00:00Z', '2026-11-28T18:00:00Z'],
] as const)('a %s digest of a reader in %s at %s goes out at %s', (rhythm, zone, now, due) => {
  expect(nextDigest(new Date(now), rhythm, zone)).toEqual(new Date(due));
});

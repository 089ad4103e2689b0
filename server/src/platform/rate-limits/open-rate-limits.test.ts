import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { openDatabase } from '../db/open-database.ts';
import { openRateLimits, removeExpiredTries } from './open-rate-limits.ts';

const { url } = await createTestDatabase();
const database = openDatabase({ url, connections: 10, log: silentLog });
afterAll(() => database.close());

const rule = { name: 'test.knock', limit: 3, windowSeconds: 60 };
let seconds = 0;
const rates = openRateLimits(database, () => new Date(Date.UTC(2030, 0, 1) + seconds * 1000));

test('refuses the try after the last allowed one, and says for how long', async () => {
  for (const at of [0, 10, 20]) {
    seconds = at;
    await rates.take(rule, 'a door');
  }
  seconds = 25;
  await expect(rates.take(rule, 'a door')).rejects.toMatchObject({
    code: 'request.too-frequent',
    params: { seconds: 35 },
  });
  await rates.take(rule, 'another door');
  seconds = 60;
  await rates.take(rule, 'a door');
  expect(await rates.look(rule, 'a door')).toEqual({ tries: 3, waitSeconds: 10 });
});

test('gives the last places to no more than there are, whoever asks at once', async () => {
  const asks = Array.from({ length: 12 }, () => rates.take(rule, 'crowd'));
  const outcomes = await Promise.allSettled(asks);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('forgets on request', async () => {
  for (let index = 0; index < 3; index += 1) await rates.take(rule, 'forgotten');
  await rates.clear(rule, 'forgotten');
  expect(await rates.look(rule, 'forgotten')).toEqual({ tries: 0, waitSeconds: 0 });
});

test('a heavy try counts as several, and waits for as many', async () => {
  const take = (weight: number) => rates.takeAll([{ rule, subject: 'scale', weight }]);
  for (const [at, weight] of [
    [100, 1],
    [110, 2],
  ] as const) {
    seconds = at;
    expect(await take(weight)).toBeUndefined();
  }
  seconds = 120;
  expect(await take(1)).toEqual({ rule, waitSeconds: 40 });
  expect(await take(2)).toEqual({ rule, waitSeconds: 50 });
  seconds = 170;
  expect(await take(99)).toBeUndefined();
  expect(await rates.look(rule, 'scale')).toEqual({ tries: 3, waitSeconds: 60 });
});

test('counts none of several where one is refused', async () => {
  const narrow = { ...rule, name: 'test.narrow', limit: 1 };
  const tries = [
    { rule, subject: 'wide' },
    { rule: narrow, subject: 'narrow' },
  ];
  expect(await rates.takeAll(tries)).toBeUndefined();
  expect(await rates.takeAll(tries)).toMatchObject({ rule: narrow });
  expect((await rates.look(rule, 'wide')).tries).toBe(1);
});

test('keeps no try longer than it counts', async () => {
  seconds = 1000;
  await database.systemTransaction((db) => removeExpiredTries(db, new Date(Date.UTC(2031, 0, 1))));
  const left = await database.systemTransaction((db) => db.selectFrom('rateHit').selectAll().execute());
  expect(left).toEqual([]);
});

import { setTimeout as wait } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { boundedWork } from './bounded-work.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';

// A03
test('takes a password exactly as it is typed', async () => {
  const hashed = await hashPassword('Abc123');
  expect(await verifyPassword('Abc123', hashed)).toBe(true);
  for (const other of ['abc123', ' Abc123', 'Abc123 ', 'Abc12', ''])
    expect(await verifyPassword(other, hashed)).toBe(false);
});

test('nobody has the password of nobody', async () => {
  expect(await verifyPassword('no password of anybody', null)).toBe(false);
});

// A01
test('hashes with argon2id, 19 MiB and two passes, and knows weaker ones', async () => {
  const hashed = await hashPassword('abc123');
  expect(hashed).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(isOutdatedHash(hashed)).toBe(false);
  expect(isOutdatedHash(await hash('abc123', { memoryCost: 8 * 1024, timeCost: 1 }))).toBe(true);
});

test('runs so many at once, lets so many wait, and refuses the rest', async () => {
  let running = 0;
  let most = 0;
  const inTurn = boundedWork({ atOnce: 2, waiting: 3, refuse: () => new Error('full') });
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(1);
    running -= 1;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn(work)));
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  expect(most).toBe(2);
});

test('gives the turn on when work fails', async () => {
  const inTurn = boundedWork({ atOnce: 1, waiting: 1, refuse: () => new Error('full') });
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

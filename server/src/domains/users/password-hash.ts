import argon2 from '@node-rs/argon2';
import { AppError } from '../../platform/app-error.ts';
import { boundedWork } from './bounded-work.ts';

/** Argon2id, the library's default kind, with OWASP's least parameters. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const outset = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Each hash takes 19 MiB and a processor: more at once would only be slower for all. */
const inTurn = boundedWork({
  atOnce: 4,
  waiting: 50,
  refuse: () => new AppError('server.unavailable'),
});

/** Checked where there is no hash, so that an unknown user takes as long as a wrong password. */
const dummyHash = hashPassword('no password of anybody');

/** @throws {AppError} server.unavailable, when too many are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password, parameters));
}

/**
 * Exactly as typed, in the same time whether there is a hash or not.
 * @throws {AppError} server.unavailable, when too many are waiting
 */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  const against = hashed ?? (await dummyHash);
  const matches = await inTurn(() => argon2.verify(against, password));
  return matches && hashed !== null;
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdatedHash(hashed: string): boolean {
  return !hashed.startsWith(outset);
}

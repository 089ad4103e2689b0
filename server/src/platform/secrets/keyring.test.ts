import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadKeyring } from './keyring.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const key = () => randomBytes(32).toString('base64');

describe('loadKeyring', () => {
  test('makes a key in the data folder that only its owner reads, and finds it again', async () => {
    const first = loadKeyring([], join(dataDir, 'new'));
    expect(loadKeyring([], join(dataDir, 'new'))).toEqual(first);
    expect(first[0].bytes).toHaveLength(32);
    expect((await stat(join(dataDir, 'new', 'secret-keys'))).mode & 0o777).toBe(0o600);
  });

  test('takes the configured keys in their order and leaves the folder alone', async () => {
    const keys = [key(), key()];
    expect(loadKeyring(keys, dataDir).map(({ bytes }) => bytes.toString('base64'))).toEqual(keys);
    await expect(readFile(join(dataDir, 'secret-keys'))).rejects.toThrow('ENOENT');
  });

  test('gives a key the same id wherever it stands', () => {
    const [one, two] = [key(), key()];
    expect(loadKeyring([one, two], dataDir)[1]?.id).toBe(loadKeyring([two], dataDir)[0].id);
  });

  test.each([
    ['too short', randomBytes(16).toString('base64'), 'not base64 of 32 bytes'],
    ['not base64', 'change me please, this is a sample key', 'not base64 of 32 bytes'],
    ['all zeros', Buffer.alloc(32).toString('base64'), 'not random'],
  ])('refuses a key that is %s', (_, bad, message) => {
    expect(() => loadKeyring([bad], dataDir)).toThrow(message);
  });

  // A13
  test('refuses an emptied key file instead of making a new key', async () => {
    await writeFile(join(dataDir, 'secret-keys'), '\n');
    expect(() => loadKeyring([], dataDir)).toThrow('No key in');
  });
});

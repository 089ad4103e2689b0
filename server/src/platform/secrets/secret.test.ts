import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { loadKeyring } from './keyring.ts';
import { decryptSecret, encryptSecret, maskSecret, rotateSecret, secretFingerprint } from './secret.ts';

const newKey = () => randomBytes(32).toString('base64');
const [oldest, newest] = [newKey(), newKey()];
const keyring = loadKeyring([oldest], tmpdir());
const rotated = loadKeyring([newest, oldest], tmpdir());
const place = { table: 'engine_connection', column: 'api_key', row: 'r1', organization: 'o1' };

describe('secrets', () => {
  test.each(['sk-0123456789', '', '密钥 😀', 'x'.repeat(4000)])('come back as they went: %j', (text) => {
    expect(decryptSecret(keyring, place, encryptSecret(keyring, place, text))).toBe(text);
  });

  test('never look the same twice, and never show the text', () => {
    const [a, b] = [encryptSecret(keyring, place, 'sk-secret'), encryptSecret(keyring, place, 'sk-secret')];
    expect(a).not.toBe(b);
    expect(a).not.toContain('sk-secret');
  });

  test.each([
    { organization: 'o2' },
    { table: 'other' },
    { column: 'other' },
    { row: 'r2' },
    { table: 'engine_connection|7:api_key', column: '' },
  ])('cannot be read from another place: %j', (other) => {
    const stored = encryptSecret(keyring, place, 'sk-secret');
    expect(() => decryptSecret(keyring, { ...place, ...other }, stored)).toThrow('changed or moved');
  });

  test('cannot be changed', () => {
    const stored = encryptSecret(keyring, place, 'sk-secret').split(':');
    for (const [index, part] of stored.entries()) {
      const changed = stored.with(index, part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`);
      expect(() => decryptSecret(keyring, place, changed.join(':'))).toThrow(/secret/);
    }
  });

  test('under a lost key say which key is missing', () => {
    const stored = encryptSecret(keyring, place, 'sk-secret');
    const other = loadKeyring([newKey()], tmpdir());
    expect(() => decryptSecret(other, place, stored)).toThrow(
      `The key ${keyring[0].id} of a stored secret is not in SECRET_KEYS`,
    );
  });

  test.each(['', 'v1', 'plain text', 'v2:a:b:c:d', 'v1:a:b:c:'])(
    'that are none are refused: %j',
    (stored) => {
      expect(() => decryptSecret(keyring, place, stored)).toThrow('damaged');
    },
  );

  test('move to the newest key once', () => {
    const stored = encryptSecret(keyring, place, 'sk-secret');
    const moved = rotateSecret(rotated, place, stored);
    expect(moved && decryptSecret(loadKeyring([newest], tmpdir()), place, moved)).toBe('sk-secret');
    expect(moved && rotateSecret(rotated, place, moved)).toBeUndefined();
  });

  test('are distinguished by fingerprint, and shown by their end', () => {
    expect(secretFingerprint(keyring, 'a')).toBe(secretFingerprint(keyring, 'a'));
    expect(secretFingerprint(keyring, 'a')).not.toBe(secretFingerprint(keyring, 'b'));
    expect(maskSecret('sk-0123456789')).toBe('••••6789');
    expect(maskSecret('short')).toBe('••••');
  });
});

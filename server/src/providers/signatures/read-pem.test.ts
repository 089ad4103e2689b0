import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPem } from './read-pem.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

test.each([
  ['as it is', privateKey],
  ['with its line breaks written out', privateKey.replaceAll('\n', String.raw`\n`)],
  ['in one line', privateKey.replaceAll('\n', '')],
  ['with spaces for line breaks', privateKey.replaceAll('\n', ' ')],
  ['with the quotes around it', JSON.stringify(privateKey)],
])('reads a key %s', (_, pasted) => {
  expect(readPem(pasted)).toBe(privateKey);
  expect(createPrivateKey(readPem(pasted)).asymmetricKeyType).toBe('rsa');
});

test.each(['', 'no key', '-----BEGIN PRIVATE KEY-----'])('leaves %j alone', (pasted) => {
  expect(readPem(pasted)).toBe(pasted);
});

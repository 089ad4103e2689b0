import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { loadKeyring, newKey } from './keyring.ts';
import { forgottenSecret } from './secret.ts';
import { lockSettings, maskSettings, openSettings, unreadableSettings } from './stored-settings.ts';

const keyring = loadKeyring([newKey()], tmpdir());
const other = loadKeyring([newKey()], tmpdir());
const place = { organization: 'o1', table: 'engine_connection', row: 'r1' };
const settings = { baseUrl: 'https://engine.example', apiKey: 'sk-0123456789' };
const stored = lockSettings(keyring, place, { settings, secretSettings: ['apiKey'] });

test('settings come back with their secrets', () => {
  expect(openSettings(keyring, place, stored)).toEqual(settings);
  expect(unreadableSettings(keyring, place, stored)).toEqual([]);
});

// K02: one credential that cannot be read hides no other engine.
test.each([
  ['under a lost key', other, stored],
  ['that were given up', keyring, { ...stored, secrets: { apiKey: forgottenSecret } }],
])('secrets %s are named, and the rest is shown', (_, keys, what) => {
  expect(unreadableSettings(keys, place, what)).toEqual(['apiKey']);
  expect(openSettings(keys, place, what)).toEqual({ baseUrl: settings.baseUrl });
  expect(maskSettings(keys, place, what)).toEqual({ baseUrl: settings.baseUrl });
});

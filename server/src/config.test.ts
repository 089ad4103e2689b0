import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configSchema, readConfig, toEnvironment } from './config.ts';
import { costlyCalls, limitsWith } from './costly-calls.ts';

test('starts without any variable', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', SIGN_UP: true, TRUST_PROXY: [] });
});

test('reads numbers, flags and lists; an empty variable is none', () => {
  const config = readConfig({
    PORT: '8080',
    BILLING: 'true',
    TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
    HOST: '',
  });
  expect(config).toMatchObject({
    PORT: 8080,
    BILLING: true,
    TRUST_PROXY: ['10.0.0.1', '10.1.0.0/16'],
    HOST: '0.0.0.0',
  });
});

test('names every fault at once, and no value', () => {
  const faulty = { PORT: 'secret-1', DATABASE_URL: 'secret-2', S3_ENDPOINT: 'secret-3' };
  expect(() => readConfig(faulty)).toThrow(/PORT: .*DATABASE_URL: .*S3_ENDPOINT: /s);
  expect(() => readConfig(faulty)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('takes changed limits, and refuses those of nothing', () => {
  const { CALL_LIMITS } = readConfig({ CALL_LIMITS: 'exports=50/200, documents=1/1' });
  expect(limitsWith(CALL_LIMITS).find(({ name }) => name === 'exports')).toMatchObject({
    perPerson: 50,
    perOrganization: 200,
  });
  expect(limitsWith([])).toEqual(costlyCalls);
  for (const wrong of ['nothing=1/2', 'exports=5', 'exports=0/0', 'exports=x/y']) {
    expect(() => readConfig({ CALL_LIMITS: wrong })).toThrow(/CALL_LIMITS: .*engine-asks/);
  }
});

test.each([
  [{ S3_BUCKET: 'files' }, /S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/],
  [{ SMTP_URL: 'smtp://mail.test' }, /SMTP_FROM/],
  [{ SMS_VENDOR: 'webhook' }, /SMS_WEBHOOK_URL/],
  [{ TRANSLOOM_ENV: 'production' }, /PUBLIC_URL/],
  [{ OUTBOX: 'true', PUBLIC_URL: 'https://translate.example.com' }, /OUTBOX/],
  [{ OUTBOX: 'true', TRANSLOOM_ENV: 'production', PUBLIC_URL: 'http://localhost' }, /OUTBOX/],
])('asks for what %j needs beside it', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('reads a value from the file named beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'url');
  writeFileSync(file, 'postgres://here/it-is\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://here/it-is');
  expect(() => readConfig({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
    'DATABASE_URL_FILE: cannot be read',
  );
});

test('says what each variable means', () => {
  for (const [name, schema] of Object.entries(configSchema.shape)) {
    expect(schema.description, name).toMatch(/\w{3,}/);
  }
});

test('does not start with engines that lack something, and says where without a value', () => {
  const engine = { id: 'a', vendor: 'deepl', name: 'A' };
  const start = (settings: object) => () =>
    readConfig({ ENGINES: JSON.stringify([{ ...engine, settings }]) });
  expect(start({ apiKey: 'secret-word' })).not.toThrow();
  expect(start({})).toThrow('ENGINES: a: needs apiKey');
  const misspelled = start({ apiKey: 'x', apikey: 'secret-word' });
  expect(misspelled).toThrow('a: has no setting apikey');
  expect(misspelled).not.toThrow('secret-word');
});

test('a process of ours gets the same configuration', () => {
  const config = readConfig({
    PORT: '0',
    SECRET_KEYS: 'one,two',
    BILLING: 'yes',
    DATABASE_URL: 'postgres://a/b',
    ENGINES: JSON.stringify([{ id: 'a', vendor: 'deepl', name: 'A', settings: { apiKey: 'k' } }]),
  });
  expect(readConfig(toEnvironment(config))).toEqual(config);
});

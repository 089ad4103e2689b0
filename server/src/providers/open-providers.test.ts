import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { loadKeyring } from '../platform/secrets/keyring.ts';
import { openProviders } from './open-providers.ts';

function open(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'providers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  return openProviders(config, loadKeyring([], dataDir), () => new Date());
}

const withOutbox = { OUTBOX: 'true' };
const vendors = ({ sms, mail }: ReturnType<typeof open>) => [sms?.vendor, mail?.vendor];
const smtp = { SMTP_URL: 'smtp://localhost', SMTP_FROM: 'a@example.com' };
const webhook = { SMS_VENDOR: 'webhook', SMS_WEBHOOK_URL: 'https://sms.example.com/send' };
const aliyun = {
  SMS_VENDOR: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '译梭',
  SMS_TEMPLATE: 'SMS_1',
};
const tencent = { ...aliyun, SMS_VENDOR: 'tencent', SMS_APP_ID: '1400006666' };
const production = { TRANSLOOM_ENV: 'production', PUBLIC_URL: 'https://translate.example.com' };

test.each([
  [{}, [undefined, undefined], false],
  [withOutbox, ['outbox', 'outbox'], true],
  [{ ...withOutbox, ...smtp }, ['outbox', 'smtp'], true],
  [{ ...withOutbox, ...smtp, ...webhook }, ['webhook', 'smtp'], false],
  [{ ...withOutbox, ...aliyun }, ['aliyun', 'outbox'], true],
  [{ ...withOutbox, ...tencent }, ['tencent', 'outbox'], true],
  [production, [undefined, undefined], false],
  [{ ...production, ...smtp }, [undefined, 'smtp'], false],
])('%j opens %j', (environment, expected, hasOutbox) => {
  const providers = open(environment as unknown as Record<string, string>);
  expect(vendors(providers)).toEqual(expected);
  expect(providers.outbox !== null).toBe(hasOutbox);
});

test('what a development stand-in sends is in the outbox', async () => {
  const { sms, mail, outbox } = open(withOutbox);
  await sms?.sendCode({ phone: '13800138000', code: '042917' });
  await mail?.send({ to: 'li@example.com', subject: 'A', text: 'B' });
  expect((await outbox?.list())?.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
});

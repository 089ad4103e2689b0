import { expect, test } from 'vitest';
import { decryptMessage, encryptMessage, messageSignature, WechatMessageError } from './message-crypto.ts';

// The values of WeChat's guide, and of the tests of wechatpy (MIT).
test('signs plain messages as WeChat does', () => {
  expect(messageSignature(['AAAAA', '1714037059', '486452656'])).toBe(
    '899cf89e464efb63f54ddac96b0a0a235f53aa78',
  );
});

const key = 'kWxPEV2UEDyxWpmPdKC3F4dgPDmOvfKX1HGnEUDS1aR';
const appId = 'wx49f0ab532d5d035a';
const encrypted =
  'RgqEoJj5A4EMYlLvWO1F86ioRjZfaex/gePD0gOXTxpsq5Yj4GNglrBb8I2BAJVODGajiFnXBu7mCPatfjsu6IHCrsTyeDXzF6Bv283dGymzxh6ydJRvZsryDyZbLTE7rhnus50qGPMfp2wASFlzEgMW9z1ef/RD8XzaFYgm7iTdaXpXaG4+BiYyolBug/gYNx410cvkKR2/nPwBiT+P4hIiOAQqGp/TywZBtDh1yCF2KOd0gpiMZ5jSw3e29mTvmUHzkVQiMS6td7vXUaWOMZnYZlF3So2SjHnwh4jYFxdgpkHHqIrH/54SNdshoQgWYEvccTKe7FS709/5t6NMxuGhcUGAPOQipvWTT4dShyqio7mlsl5noTrb++x6En749zCpQVhDpbV6GDnTbcX2e8K9QaNWHp91eBdCRxthuL0=';

test('opens a message of safe mode that another program encrypted', () => {
  const signature = messageSignature(['123456', '1411525903', '461056294', encrypted]);
  expect(signature).toBe('74d92dfeb87ba7c714f89d98870ae5eb62dff26d');
  expect(decryptMessage([key], appId, encrypted)).toContain('<Content><![CDATA[test]]></Content>');
});

const other = 'a'.repeat(43);

test.each(['', 'x', '订阅', 'y'.repeat(64), '🙂'.repeat(200)])('opens what it encrypted: %j', (text) => {
  expect(decryptMessage([other, key], appId, encryptMessage(key, appId, text))).toBe(text);
});

test.each([
  ['of another app', [key], 'wx0000000000000000', encrypted],
  ['of another key', [other], appId, encrypted],
  ['with a changed byte', [key], appId, `${encrypted.slice(0, 40)}B${encrypted.slice(41, -4)}AAA=`],
  ['cut off', [key], appId, encrypted.slice(0, 60)],
  ['that is empty', [key], appId, ''],
  ['that is no base64', [key], appId, '<xml/>'],
])('refuses a message %s', (_, keys, app, text) => {
  expect(() => decryptMessage(keys, app, text)).toThrow(WechatMessageError);
});

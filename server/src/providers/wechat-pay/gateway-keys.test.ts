import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSignedCertificate } from '../../testing/self-signed-certificate.ts';
import { checkSigned } from './check-signed.ts';
import { type GatewayKeySettings, openGatewayKeys } from './gateway-keys.ts';
import { signLines } from './pay-signatures.ts';
import { sealResource } from './sealed-resource.ts';

const apiKey = 'an-api-v3-key-of-exactly-32-byte';
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [old, next, own] = [pair(), pair(), pair()];
const serials = {
  old: '5157F09EFDC096DE15EBE81A47057A72A1B2C3D4',
  next: '6A8BF09EFDC096DE15EBE81A47057A72A1B2C3D5',
};

function certificate(serial: string, key: KeyObject, sealedWith = apiKey) {
  const nonce = 'd215b0511e9c';
  const pem = selfSignedCertificate(key, serial);
  return {
    serial_no: serial,
    encrypt_certificate: sealResource(sealedWith, pem, { nonce, about: 'certificate' }),
  };
}

/** A client in certificate mode; what the gateway gives can change under it. */
function client(more: Partial<GatewayKeySettings> = {}) {
  const gateway = {
    certificates: [certificate(serials.old, old.privateKey)],
    asked: 0,
    at: 1_800_000_000_000,
  };
  const now = () => new Date(gateway.at);
  const keys = openGatewayKeys({
    apiKey,
    now,
    fetchCertificates: async () => {
      gateway.asked += 1;
      return JSON.stringify({ data: gateway.certificates });
    },
    ...more,
  });
  const body = Buffer.from('{"id":"1"}');
  const take = async (serial: string, key: KeyObject) => {
    const timestamp = String(Math.floor(gateway.at / 1000));
    const headers = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'n',
      'wechatpay-serial': serial,
      'wechatpay-signature': signLines(key, [timestamp, 'n', body.toString()]),
    };
    return checkSigned(keys, { headers, body }, now()).then(
      () => 'genuine',
      (error: Error) => error.message,
    );
  };
  return { gateway, take };
}

test('in certificate mode the certificate of a serial number is fetched when it is new, and once', async () => {
  const { gateway, take } = client();
  expect(await take(serials.old, old.privateKey)).toBe('genuine');
  expect(await take(serials.old, old.privateKey)).toBe('genuine');
  expect(gateway.asked).toBe(1);
  expect(await take(serials.old, next.privateKey)).toBe('the signature does not fit');
});

test('a key that changes half-way: messages of the old and of the new one are genuine', async () => {
  const { gateway, take } = client();
  expect(await take(serials.old, old.privateKey)).toBe('genuine');
  gateway.at += 61_000;
  gateway.certificates = [certificate(serials.next, next.privateKey)];
  expect(await take(serials.next, next.privateKey)).toBe('genuine');
  expect(await take(serials.old, old.privateKey)).toBe('genuine');
});

test('while a merchant goes over to the public key, both ways are genuine', async () => {
  const serial = 'PUB_KEY_ID_0119000000012026112800111700000000';
  const { gateway, take } = client({ publicKey: { serial, key: own.publicKey } });
  expect(await take(serial, own.privateKey)).toBe('genuine');
  expect(gateway.asked).toBe(0);
  expect(await take(serials.old, old.privateKey)).toBe('genuine');
});

test('invented serial numbers do not make us ask more than once a minute', async () => {
  const { gateway, take } = client();
  for (let i = 0; i < 20; i++)
    expect(await take(`${i}`.padStart(40, 'A'), next.privateKey)).toMatch('nobody knows');
  expect(gateway.asked).toBe(1);
  gateway.at += 61_000;
  await take('B'.repeat(40), next.privateKey);
  expect(gateway.asked).toBe(2);
});

test('a certificate that our key does not open is none', async () => {
  const { gateway, take } = client();
  const stranger = 'another-api-v3-key-of-32-bytes!!';
  gateway.certificates = [certificate(serials.next, next.privateKey, stranger)];
  expect(await take(serials.next, next.privateKey)).toMatch('nobody knows');
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { SmsVendor } from './sms-vendor.ts';
import { smsVendors } from './sms-vendors.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function fakeGateway(status: number, answer: unknown) {
  const received: Received[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

const now = () => new Date('2026-03-01T08:00:00.123Z');
const message = { phone: '13800138000', code: '042917' };

function open(vendor: SmsVendor, address: string) {
  const keys = { accessKeyId: 'id', accessKeySecret: 'secret', appId: '1400006666' };
  return vendor.open({ ...keys, signName: '译梭', template: 'SMS_1', address }, now);
}

const accepted = {
  aliyun: { Code: 'OK', Message: 'OK', RequestId: 'F655A8D5', BizId: '9006197469364984400' },
  tencent: {
    Response: { SendStatusSet: [{ Code: 'Ok', PhoneNumber: '+8613800138000' }], RequestId: 'a0aa' },
  },
  webhook: {},
};

test.each(Object.values(smsVendors))('$id sends the code', async (vendor) => {
  const gateway = await fakeGateway(200, accepted[vendor.id as keyof typeof accepted]);
  await open(vendor, gateway.address).sendCode(message);
  const [{ url, body } = { url: '', body: '' }] = gateway.received;
  expect(decodeURIComponent(url) + body).toContain(message.phone);
  expect(decodeURIComponent(url) + body).toContain(message.code);
});

test('aliyun asks for SendSms with signature, template and its one parameter', async () => {
  const gateway = await fakeGateway(200, accepted.aliyun);
  await open(smsVendors.aliyun, gateway.address).sendCode(message);
  const [request] = gateway.received;
  expect(Object.fromEntries(new URL(request?.url ?? '', gateway.address).searchParams)).toEqual({
    PhoneNumbers: '13800138000',
    SignName: '译梭',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"042917"}',
  });
  expect(request?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-date': '2026-03-01T08:00:00Z' });
});

test('tencent asks for SendSms with the number in international form', async () => {
  const gateway = await fakeGateway(200, accepted.tencent);
  await open(smsVendors.tencent, gateway.address).sendCode(message);
  const [request] = gateway.received;
  expect(JSON.parse(request?.body ?? '')).toEqual({
    PhoneNumberSet: ['+8613800138000'],
    SmsSdkAppId: '1400006666',
    SignName: '译梭',
    TemplateId: 'SMS_1',
    TemplateParamSet: ['042917'],
  });
  expect(request?.headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-timestamp': '1772352000' });
});

const { aliyun, tencent, webhook } = smsVendors;
const flowLimited = { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } };
const unsigned = {
  Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: '…' }, RequestId: 'ed93' },
};

test.each([
  [aliyun, 200, { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '…' }, 'flow-limit'],
  [aliyun, 400, { Code: 'SignatureDoesNotMatch', Message: '…' }, 'refused'],
  [aliyun, 200, 'no json', 'unreachable'],
  [aliyun, 502, { error: 'bad gateway' }, 'unreachable'],
  [tencent, 200, flowLimited, 'flow-limit'],
  [tencent, 200, unsigned, 'refused'],
  [tencent, 200, { Response: { RequestId: 'x' } }, 'refused'],
  [webhook, 429, {}, 'flow-limit'],
  [webhook, 500, {}, 'refused'],
])('%o with status %i and %j is a fault', async (vendor, status, answer, fault) => {
  const gateway = await fakeGateway(status, answer);
  await expect(open(vendor, gateway.address).sendCode(message)).rejects.toMatchObject({ fault });
});

test.each(Object.values(smsVendors))('$id is unreachable where nobody listens', async (vendor) => {
  const sender = open(vendor, 'http://127.0.0.1:9/');
  await expect(sender.sendCode(message)).rejects.toMatchObject({ fault: 'unreachable' });
});

test.each(Object.values(smsVendors))('$id does not open without its settings', (vendor) => {
  expect(() => vendor.open({}, now)).toThrow();
});

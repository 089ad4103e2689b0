import { createHash } from 'node:crypto';
import { type FakeFault, hasType, isFresh, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const appKey = 'fake-youdao-app';
const appSecret = 'fake-youdao-secret';
const settings = { appKey, appSecret };
const needs = ['appKey', 'appSecret'];

const error = (errorCode: string): FakeAnswer => ({ status: 200, body: { errorCode, requestId: 'fake' } });

const errors: Readonly<Record<FakeFault, FakeAnswer>> = {
  unauthorized: error('108'),
  forbidden: error('203'),
  'payment-required': error('401'),
  'rate-limited': { ...error('411'), headers: { 'retry-after': '1' } },
  'server-error': error('303'),
  'too-long': error('103'),
  'unsupported-pair': error('102'),
};

/** Salts may be used once. */
const usedSalts = new Set<string>();

function refuse(request: RecordedRequest, field: string): FakeAnswer | undefined {
  if (!hasType(request, 'application/x-www-form-urlencoded')) return error('101');
  const form = new URLSearchParams(request.body);
  const part = (name: string) => form.get(name) ?? '';
  const [salt, curtime] = [part('salt'), part('curtime')];
  if (part('appKey') !== appKey) return error('108');
  if (!isFresh(Number(curtime) * 1000)) return error('206');
  if (usedSalts.has(salt)) return error('207');
  usedSalts.add(salt);
  const text = form.getAll(field).join('');
  const ends = text.length > 20 ? text.slice(0, 10) + text.length + text.slice(-10) : text;
  const sign = createHash('sha256')
    .update(appKey + ends + salt + curtime + appSecret)
    .digest('hex');
  return part('signType') === 'v3' && part('sign') === sign ? undefined : error('202');
}

function read({ body }: RecordedRequest, field: string) {
  const form = new URLSearchParams(body);
  return { texts: form.getAll(field), to: languageOf(form.get('to') ?? '', ['zh-CHS', 'zh-CHT']) };
}

export const fakeYoudao: FakeVendor = {
  id: 'youdao',
  settings,
  needs,
  checksClock: true,
  start: () =>
    startFakeApi({
      limits: { texts: 100, characters: 5_000 },
      errors,
      refuse: (request) =>
        request.path === '/v2/api' ? refuse(request, 'q') : { status: 404, body: 'Not Found' },
      read: (request) => read(request, 'q'),
      write: (texts) => ({
        errorCode: '0',
        errorIndex: [],
        translateResults: texts.map((translation) => ({ query: '', translation, type: 'en2xx' })),
      }),
    }),
};

/** Answers in events, each with the whole text so far. */
export const fakeYoudaoLlm: FakeVendor = {
  id: 'youdao-llm',
  settings,
  needs,
  checksClock: true,
  start: () =>
    startFakeApi({
      limits: { texts: 1, characters: 5_000 },
      errors,
      refuse: (request) => refuse(request, 'i'),
      read: (request) => read(request, 'i'),
      write: ([text = '']) =>
        [text.slice(0, 1), text]
          .map((transFull) => `event:message\ndata:${JSON.stringify({ transFull, type: 'en2xx' })}\n\n`)
          .join(''),
    }),
};

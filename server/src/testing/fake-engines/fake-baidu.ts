import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type FakeApi, type FakeFault, hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const appId = '20990101000000001';
const apiKey = 'fake-baidu-key-0123';
const settings = { appId, apiKey };
const needs = ['appId', 'apiKey'];

/** Refusals have status 200. */
function error(code: string, message: string): FakeAnswer {
  return { status: 200, body: { error_code: code, error_msg: message } };
}

const errors: Readonly<Record<FakeFault, FakeAnswer>> = {
  unauthorized: error('52003', 'UNAUTHORIZED USER'),
  forbidden: error('58000', 'INVALID CLIENT IP'),
  'payment-required': error('54004', 'Please recharge'),
  'rate-limited': { ...error('54003', 'Invalid Access Limit'), headers: { 'retry-after': '1' } },
  'server-error': error('52002', 'SYSTEM ERROR'),
  'too-long': { status: 413, body: 'Request Entity Too Large' },
  'unsupported-pair': error('58001', 'INVALID TO PARAM'),
};

/** Every line is translated by itself. */
function api(path: string, own: Pick<FakeApi, 'refuse' | 'read'>): FakeApi {
  return {
    ...own,
    limits: { texts: 1_000, characters: 2_000 },
    errors,
    refuse: (request) => (request.path === path ? own.refuse(request) : { status: 404, body: 'Not Found' }),
    write: (texts) => ({ from: 'en', to: 'xx', trans_result: texts.map((dst) => ({ src: '', dst })) }),
  };
}

const chinese = ['zh', 'cht'];
const wish = (q: string, to: string) => ({ texts: q.split('\n'), to: languageOf(to, chinese) });

function signedForm(request: RecordedRequest, domain: boolean): FakeAnswer | undefined {
  if (!hasType(request, 'application/x-www-form-urlencoded')) return error('54000', 'PARAM MISSING');
  const form = new URLSearchParams(request.body);
  const part = (name: string) => form.get(name) ?? '';
  if (part('appid') !== appId) return error('52003', 'UNAUTHORIZED USER');
  const signed = appId + part('q') + part('salt') + (domain ? part('domain') : '') + apiKey;
  const sign = createHash('md5').update(signed).digest('hex');
  return part('salt') !== '' && part('sign') === sign ? undefined : error('54001', 'Invalid Sign');
}

function readForm({ body }: RecordedRequest) {
  const form = new URLSearchParams(body);
  return wish(form.get('q') ?? '', form.get('to') ?? '');
}

export const fakeBaidu: FakeVendor = {
  id: 'baidu',
  settings,
  needs,
  start: () =>
    startFakeApi(
      api('/api/trans/vip/translate', { refuse: (request) => signedForm(request, false), read: readForm }),
    ),
};

export const fakeBaiduField: FakeVendor = {
  id: 'baidu-field',
  settings: { ...settings, domain: 'law' },
  needs,
  languages: { source: 'zh-CN', target: 'en' },
  start: () =>
    startFakeApi(
      api('/api/trans/vip/fieldtranslate', {
        refuse: (request) => signedForm(request, true),
        read: readForm,
      }),
    ),
};

const llmSchema = z.strictObject({
  appid: z.literal(appId),
  from: z.string(),
  to: z.string(),
  q: z.string(),
  model_type: z.enum(['llm', 'nmt']),
  reference: z.string().optional(),
});

export const fakeBaiduLlm: FakeVendor = {
  id: 'baidu-llm',
  settings,
  needs,
  start: () =>
    startFakeApi(
      api('/ait/api/aiTextTranslate', {
        refuse(request) {
          if (request.headers.authorization !== `Bearer ${apiKey}`)
            return error('52003', 'UNAUTHORIZED USER');
          return hasType(request, 'application/json') ? undefined : error('54000', 'PARAM MISSING');
        },
        read(request) {
          const asked = llmSchema.safeParse(jsonBody(request)).data;
          return asked && wish(asked.q, asked.to);
        },
      }),
    ),
};

import { z } from 'zod';
import { signXfyunHeaders, signXfyunUrl } from '../../providers/signatures/xfyun-signature.ts';
import { hasType, isFresh, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const appId = 'fakeapp1';
const keys = { apiKey: 'fake-iflytek-key', apiSecret: 'fake-iflytek-secret' };
const settings = { appId, ...keys };
const needs = ['appId', 'apiKey', 'apiSecret'];
const chinese = ['cn', 'cht'];
const limits = { texts: 1, characters: 5_000 };

const gateway = (message: string): FakeAnswer => ({ status: 401, body: { message } });
const error = (code: number): FakeAnswer => ({
  status: 200,
  body: { code, message: 'fake', sid: 'its_fake' },
});
const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();

const wish2Schema = z.strictObject({
  common: z.strictObject({ app_id: z.literal(appId) }),
  business: z.strictObject({ from: z.string(), to: z.string() }),
  data: z.strictObject({ text: z.base64() }),
});

/** The signature covers the digest of the body. */
function refuse2({ headers, path, body }: RecordedRequest, ownPath: string): FakeAnswer | undefined {
  if (path !== ownPath) return { status: 404, body: 'Not Found' };
  const now = new Date(String(headers.date));
  if (!isFresh(now.getTime())) return { status: 403, body: { message: 'HMAC signature cannot be verified' } };
  const signed = signXfyunHeaders({ url: `http://${headers.host}${path}`, body, now }, keys);
  if (signed['digest'] !== headers['digest']) return gateway('HMAC signature does not match: digest');
  return signed['authorization'] === headers.authorization
    ? undefined
    : gateway('HMAC signature does not match');
}

function fake2(id: string, path: string): FakeVendor {
  return {
    id,
    settings,
    needs,
    checksClock: true,
    start: () =>
      startFakeApi({
        limits,
        errors: {
          unauthorized: gateway('HMAC signature does not match'),
          forbidden: error(11_200),
          'payment-required': error(11_201),
          'rate-limited': { ...error(11_202), headers: { 'retry-after': '1' } },
          'server-error': error(10_700),
          'too-long': error(10_163),
          'unsupported-pair': error(10_139),
        },
        refuse: (request) => refuse2(request, path),
        read(request) {
          const wish = wish2Schema.safeParse(jsonBody(request)).data;
          return wish && { texts: [fromBase64(wish.data.text)], to: languageOf(wish.business.to, chinese) };
        },
        write: ([dst]) => ({
          code: 0,
          message: 'success',
          sid: 'its_fake',
          data: { result: { from: 'en', to: 'xx', trans_result: { src: '', dst } } },
        }),
      }),
  };
}

export const fakeIflytek = fake2('iflytek', '/v2/its');
export const fakeIflytekNiutrans = fake2('iflytek-niutrans', '/v2/ots');

const wish1Schema = z.strictObject({
  header: z.strictObject({ app_id: z.literal(appId), status: z.literal(3) }),
  parameter: z.strictObject({
    its: z.strictObject({ from: z.string(), to: z.string(), result: z.object({}) }),
  }),
  payload: z.strictObject({
    input_data: z.strictObject({ encoding: z.literal('utf8'), status: z.literal(3), text: z.base64() }),
  }),
});

function refuse1(request: RecordedRequest): FakeAnswer | undefined {
  const { pathname, searchParams } = new URL(request.path, `http://${request.headers.host}`);
  if (pathname !== '/v1/its' || !hasType(request, 'application/json'))
    return { status: 404, body: 'Not Found' };
  const now = new Date(searchParams.get('date') ?? '');
  if (!isFresh(now.getTime())) return { status: 403, body: { message: 'HMAC signature cannot be verified' } };
  const signed = new URL(signXfyunUrl({ url: `http://${request.headers.host}${pathname}`, now }, keys));
  const isSigned = signed.searchParams.get('authorization') === searchParams.get('authorization');
  return isSigned ? undefined : gateway('HMAC signature does not match');
}

const error1 = (code: number): FakeAnswer => ({
  status: 200,
  body: { header: { code, message: 'fake', sid: 'its_fake' } },
});

export const fakeIflytekNew: FakeVendor = {
  id: 'iflytek-new',
  settings,
  needs,
  checksClock: true,
  start: () =>
    startFakeApi({
      limits,
      errors: {
        unauthorized: gateway('HMAC signature does not match'),
        forbidden: error1(10_313),
        'payment-required': error1(11_201),
        'rate-limited': { ...error1(11_202), headers: { 'retry-after': '1' } },
        'server-error': error1(10_700),
        'too-long': error1(10_163),
        'unsupported-pair': error1(10_139),
      },
      refuse: refuse1,
      read(request) {
        const wish = wish1Schema.safeParse(jsonBody(request)).data;
        const text = wish && fromBase64(wish.payload.input_data.text);
        return wish && text !== undefined
          ? { texts: [text], to: languageOf(wish.parameter.its.to, chinese) }
          : undefined;
      },
      write: ([dst]) => ({
        header: { code: 0, message: 'success', sid: 'its_fake' },
        payload: {
          result: {
            seq: '0',
            status: '3',
            text: Buffer.from(
              JSON.stringify({ from: 'en', to: 'xx', trans_result: { src: '', dst } }),
            ).toString('base64'),
          },
        },
      }),
    }),
};

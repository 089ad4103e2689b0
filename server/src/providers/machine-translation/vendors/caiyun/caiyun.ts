import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes, pairsAround } from '../api/language-codes.ts';
import { addressSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const codes = languageCodes('zh-Hans=zh zh-Hant en ja ko de es fr it pt ru tr vi');
const answerSchema = z.object({ target: z.array(z.string()) });
const errorSchema = z.object({ message: z.string() });

/** Caiyun Xiaoyi. */
export const caiyun = apiVendor({
  id: 'caiyun',
  name: '彩云小译',
  settings: z.object({
    token: requiredSetting,
    baseUrl: addressSetting('https://api.interpreter.caiyunai.com'),
  }),
  secretSettings: ['token'],
  profile: {
    kind: 'machine-translation',
    protocol: 'caiyun',
    terms: 'none',
  },
  limits: { segmentsPerRequest: 40, charactersPerRequest: 4_000, concurrency: 4 },
  languages: bothWays(codes, pairsAround(['zh-Hans', 'en'], codes)),
  codes: 'signs',
  version: () => 'Caiyun v1',
  request: ({ settings: { token, baseUrl }, from, to, texts }) =>
    jsonRequest(
      endpoint(baseUrl, 'v1/translator'),
      { source: texts, trans_type: `${from}2${to}`, request_id: randomUUID(), detect: false },
      { 'x-authorization': `token ${token}` },
    ),
  read(body) {
    const target = answerSchema.safeParse(body).data?.target;
    return target && { texts: target };
  },
  readError(body) {
    const message = errorSchema.safeParse(body).data?.message;
    return message === undefined ? undefined : { code: '', words: message };
  },
  errors: [
    ['rate', /rate limit/i],
    ['quota', /quota|balance/i],
    ['unsupported-pair', /trans_type|not support/i],
    ['too-long', /too long/i],
  ],
});

import { z } from 'zod';
import { signXfyunHeaders } from '../../../signatures/xfyun-signature.ts';
import type { EngineVendor } from '../../engine-vendor.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { addressSetting } from '../api/settings.ts';
import {
  iflytekErrors,
  iflytekKeys,
  iflytekLanguages,
  iflytekLimits,
  toBase64,
} from './iflytek-languages.ts';

const answerSchema = z.object({
  code: z.literal(0),
  data: z.object({ result: z.object({ trans_result: z.object({ dst: z.string() }) }) }),
});
const errorSchema = z.object({ code: z.number() });

interface Product {
  readonly id: string;
  readonly name: string;
  readonly protocol: string;
  readonly address: string;
}

/** iFlytek's own engine, and NiuTrans on iFlytek: one protocol at two addresses. */
function iflytekProduct({ id, name, protocol, address }: Product): EngineVendor {
  return apiVendor({
    id,
    name,
    settings: z.object({ ...iflytekKeys, baseUrl: addressSetting(address) }),
    secretSettings: ['apiKey', 'apiSecret'],
    profile: { kind: 'machine-translation', protocol, terms: 'none' },
    limits: iflytekLimits,
    languages: iflytekLanguages,
    codes: 'signs',
    version: () => name,
    request({ settings: { appId, baseUrl, ...keys }, from, to, texts: [text = ''], now }) {
      const url = new URL(new URL(address).pathname, baseUrl).href;
      const common = { app_id: appId };
      const body = JSON.stringify({ common, business: { from, to }, data: { text: toBase64(text) } });
      const signature = signXfyunHeaders({ url, body, now }, keys);
      return { url, body, headers: { 'content-type': 'application/json', ...signature } };
    },
    read(body) {
      const dst = answerSchema.safeParse(body).data?.data.result.trans_result.dst;
      return dst === undefined ? undefined : { texts: [dst] };
    },
    readError(body) {
      const code = errorSchema.safeParse(body).data?.code;
      return code === undefined || code === 0 ? undefined : { code: String(code) };
    },
    errors: iflytekErrors,
  });
}

export const iflytek = iflytekProduct({
  id: 'iflytek',
  name: '讯飞翻译',
  protocol: 'iflytek-its-v2',
  address: 'https://itrans.xfyun.cn/v2/its',
});

export const iflytekNiutrans = iflytekProduct({
  id: 'iflytek-niutrans',
  name: '讯飞小牛翻译',
  protocol: 'iflytek-ots-v2',
  address: 'https://ntrans.xfyun.cn/v2/ots',
});

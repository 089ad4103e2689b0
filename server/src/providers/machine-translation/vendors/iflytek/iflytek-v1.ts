import { z } from 'zod';
import { signXfyunUrl } from '../../../signatures/xfyun-signature.ts';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { addressSetting, optionalSetting } from '../api/settings.ts';
import { parseJson } from '../http-failure.ts';
import {
  iflytekErrors,
  iflytekKeys,
  iflytekLanguages,
  iflytekLimits,
  toBase64,
} from './iflytek-languages.ts';

const settings = z.object({
  ...iflytekKeys,
  /** A list of terms kept in iFlytek's console. */
  termResource: optionalSetting,
  baseUrl: addressSetting('https://itrans.xf-yun.com/v1/its'),
});

const answerSchema = z.object({ payload: z.object({ result: z.object({ text: z.string() }) }) });
const resultSchema = z.object({ trans_result: z.object({ dst: z.string() }) });
const errorSchema = z.object({ header: z.object({ code: z.number() }) });

/** iFlytek's newer interface, signed in its address; it knows lists of terms. */
export const iflytekNew = apiVendor({
  id: 'iflytek-new',
  name: '讯飞机器翻译（新版）',
  settings,
  secretSettings: ['apiKey', 'apiSecret'],
  profile: { kind: 'machine-translation', protocol: 'iflytek-its-v1', terms: 'none' },
  limits: iflytekLimits,
  languages: iflytekLanguages,
  codes: 'signs',
  version: () => 'iFlytek its v1',
  request({ settings: { appId, termResource, baseUrl, ...keys }, from, to, texts: [text = ''], now }) {
    const url = new URL('/v1/its', baseUrl).href;
    return jsonRequest(signXfyunUrl({ url, now }, keys), {
      header: { app_id: appId, status: 3, ...(termResource && { res_id: termResource }) },
      parameter: { its: { from, to, result: {} } },
      payload: { input_data: { encoding: 'utf8', status: 3, text: toBase64(text) } },
    });
  },
  read(body) {
    const encoded = answerSchema.safeParse(body).data?.payload.result.text;
    if (encoded === undefined) return undefined;
    const result = resultSchema.safeParse(parseJson(Buffer.from(encoded, 'base64').toString()));
    return result.data && { texts: [result.data.trans_result.dst] };
  },
  readError(body) {
    const code = errorSchema.safeParse(body).data?.header.code;
    return code === undefined || code === 0 ? undefined : { code: String(code) };
  },
  errors: iflytekErrors,
});

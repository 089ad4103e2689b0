import { z } from 'zod';
import type { TranslationContext } from '../../engine-vendor.ts';
import { formRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes, pairsAround } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const settings = z.object({
  keyId: requiredSetting,
  apiKey: requiredSetting,
  /** Id of a glossary at Papago. */
  glossaryId: optionalSetting,
  baseUrl: addressSetting('https://papago.apigw.ntruss.com'),
});

const codes = languageCodes('ko en ja zh-Hans=zh-CN zh-Hant=zh-TW vi th id fr es ru de it');
/** Korean goes to all, and these among themselves. */
const eastern = languageCodes('en ja zh-Hans zh-Hant fr');
const pairs = [
  ...pairsAround(['ko'], codes),
  ...pairsAround(['en'], eastern),
  ...pairsAround(['zh-Hans', 'ja', 'zh-Hant'], languageCodes('ja zh-Hans zh-Hant')),
];

/** Returns the honorific setting for Korean; undefined leaves it to Papago. */
function honorific(to: string, { address }: TranslationContext): string | undefined {
  return to === 'ko' && address !== undefined ? String(address === 'formal') : undefined;
}

const answerSchema = z.object({ message: z.object({ result: z.object({ translatedText: z.string() }) }) });
const ownError = z.object({ errorCode: z.string(), errorMessage: z.string().optional() });
const gatewayError = z.object({ error: z.object({ errorCode: z.string() }) });

/** Naver Papago; Korean to and from everything, and the large languages of East Asia. */
export const papago = apiVendor({
  id: 'papago',
  name: 'Papago',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'machine-translation', protocol: 'papago', terms: 'none' },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 4_500, concurrency: 4 },
  languages: bothWays(codes, pairs),
  codes: 'signs',
  reads: ['address'],
  version: () => 'Papago nmt v1',
  request: ({ settings: { keyId, apiKey, glossaryId, baseUrl }, from, to, texts: [text = ''], context }) =>
    formRequest(
      endpoint(baseUrl, 'nmt/v1/translation'),
      { source: from, target: to, text, glossaryKey: glossaryId, honorific: honorific(to, context) },
      { 'x-ncp-apigw-api-key-id': keyId, 'x-ncp-apigw-api-key': apiKey },
    ),
  read(body) {
    const text = answerSchema.safeParse(body).data?.message.result.translatedText;
    return text === undefined ? undefined : { texts: [text] };
  },
  readError(body) {
    const own = ownError.safeParse(body).data?.errorCode;
    const gateway = gatewayError.safeParse(body).data?.error.errorCode;
    return own === undefined && gateway === undefined ? undefined : { code: own ?? `gateway ${gateway}` };
  },
  errors: [
    ['unsupported-pair', /^N2MT0[2456]$/],
    ['too-long', /^N2MT08$|^gateway 430$/],
    ['upstream', /^N2MT99$|^gateway (5\d\d|9\d\d)$/],
    ['auth', /^gateway 2\d\d$/],
    ['quota', /^gateway 400$/],
    ['rate', /^gateway 4[12]0$/],
  ],
});

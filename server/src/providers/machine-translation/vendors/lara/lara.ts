import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { TranslationContext } from '../../engine-vendor.ts';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, optionalSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint, parseJson } from '../http-failure.ts';

const settings = z.object({
  accessKeyId: requiredSetting,
  accessKeySecret: requiredSetting,
  /** `faithful`, `fluid` or `creative`. */
  style: presetSetting('faithful'),
  /** Ids of memories and glossaries kept there, with commas between. */
  memories: optionalSetting,
  glossaries: optionalSetting,
  baseUrl: addressSetting('https://api.laratranslate.com'),
});

/** Lines of JSON, of which the last holds the whole; each wraps its content and may have a status of its own. */
const lineSchema = z.object({ status: z.number().optional(), data: z.unknown().optional() }).loose();
const contentSchema = z.object({ translation: z.array(z.string()) });
const errorSchema = z.object({
  error: z.object({ type: z.string(), message: z.string().default('') }).optional(),
  type: z.string().optional(),
  message: z.string().optional(),
});

export interface LaraChallenge {
  readonly path: string;
  readonly body: string;
  readonly date: string;
  readonly secret: string;
}

/** Headers that prove a key to Lara's token server. */
export function signLaraChallenge({ path, body, date, secret }: LaraChallenge): Record<string, string> {
  const digest = createHash('md5').update(body).digest('base64');
  const challenge = ['POST', path, digest, 'application/json', date].join('\n');
  const signature = createHmac('sha256', secret).update(challenge).digest('base64');
  return { 'x-lara-date': date, 'content-md5': digest, authorization: `Lara:${signature}` };
}

/** Lara, a language model for translating; terms, style and examples go along as instructions. */
export const lara = apiVendor({
  id: 'lara',
  name: 'Lara Translate',
  settings,
  secretSettings: ['accessKeySecret'],
  profile: { kind: 'translation-model', protocol: 'lara', terms: 'prompt' },
  limits: { segmentsPerRequest: 50, charactersPerRequest: 5_000, concurrency: 4 },
  languages: bothWays(
    languageCodes(
      `en-US en-GB en-AU en-CA zh-Hans=zh-CN zh-Hant=zh-TW zh-HK de=de-DE fr=fr-FR fr-CA es=es-ES es-MX es-AR it=it-IT
      pt-BR pt-PT nl=nl-NL nl-BE sv=sv-SE da=da-DK nb=nb-NO fi=fi-FI pl=pl-PL cs=cs-CZ sk=sk-SK sl=sl-SI hr=hr-HR
      sr-Latn=sr-Latn-RS sr-Cyrl=sr-Cyrl-RS bg=bg-BG ro=ro-RO hu=hu-HU el=el-GR tr=tr-TR ru=ru-RU uk=uk-UA et=et-EE
      lv=lv-LV lt=lt-LT ja=ja-JP ko=ko-KR th=th-TH vi=vi-VN id=id-ID ms=ms-MY ar=ar-SA he=he-IL fa=fa-IR hi=hi-IN
      bn=bn-BD ta=ta-IN te=te-IN ur=ur-PK ca=ca-ES is=is-IS ga=ga-IE mt=mt-MT af=af-ZA sw=sw-KE fil=tl-PH sq=sq-AL
      mk=mk-MK bs=bs-BA`,
    ),
  ),
  codes: 'html',
  reads: ['terms', 'style'],
  version: ({ style }) => `Lara ${style}`,
  token: {
    request({ settings: { accessKeyId, accessKeySecret, baseUrl }, now }) {
      const body = { id: accessKeyId };
      const asked = { path: '/v2/auth', body: JSON.stringify(body), date: now.toUTCString() };
      const headers = signLaraChallenge({ ...asked, secret: accessKeySecret });
      return jsonRequest(endpoint(baseUrl, 'v2/auth'), body, headers);
    },
    read: (body) => z.array(z.object({ token: z.string() })).safeParse(body).data?.[0]?.token,
  },
  request({ settings: { style, memories, glossaries, baseUrl }, from, to, texts, context, token, now }) {
    const instructions = instructionsOf(context);
    return jsonRequest(
      endpoint(baseUrl, 'v2/translate'),
      {
        q: texts,
        source: from,
        target: to,
        content_type: 'text/html',
        multiline: true,
        style,
        ...(memories && { adapt_to: memories.split(/[\s,]+/) }),
        ...(glossaries && { glossaries: glossaries.split(/[\s,]+/) }),
        ...(instructions.length > 0 && { instructions }),
      },
      { authorization: `Bearer ${token}`, 'x-lara-date': now.toUTCString() },
    );
  },
  parse: (text) =>
    text
      .trim()
      .split('\n')
      .map((line) => parseJson(line)),
  read(body) {
    const line = z.array(lineSchema).safeParse(body).data?.at(-1);
    const texts = contentSchema.safeParse(line?.data ?? line).data?.translation;
    return texts && { texts };
  },
  readError(body) {
    const last = Array.isArray(body) ? body.at(-1) : undefined;
    const answer = errorSchema.safeParse(last).data;
    const { type, message = '' } = answer?.error ?? answer ?? {};
    return type === undefined ? undefined : { code: type, words: message };
  },
  errors: [
    ['quota', /QuotaExceeded|PaymentRequired|api_translation_chars/i],
    ['rate', /TooManyRequests|RateLimit/i],
    ['auth', /Unauthorized|Forbidden|Authentication|InvalidSignature/i],
    ['unsupported-pair', /UnsupportedLanguage|LanguagePair/i],
    ['too-long', /TooLong|TooLarge/i],
  ],
});

function instructionsOf({ terms = [], style }: TranslationContext): readonly string[] {
  const words = terms.map(({ source, target }) => `"${source}" → "${target}"`).join(', ');
  return [
    ...(style === undefined ? [] : [style]),
    ...(words === '' ? [] : [`Use these terms, inflected as grammar requires: ${words}`]),
  ];
}

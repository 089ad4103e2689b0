import { z } from 'zod';
import type { TranslationContext } from '../../engine-vendor.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { optionalSetting, placeSetting, requiredSetting } from '../api/settings.ts';
import { amazonRequest } from './amazon-request.ts';
import { amazonTerminologies } from './amazon-terminologies.ts';

const settings = z.object({
  accessKeyId: requiredSetting,
  secretAccessKey: requiredSetting,
  region: placeSetting('us-east-1'),
  /** A terminology that was uploaded there. */
  terminology: optionalSetting,
  /** Left empty, the address of the region. */
  baseUrl: z.union([z.literal(''), z.url()]).optional(),
});

const languages = bothWays(
  languageCodes(
    `af sq am ar hy az bn bs bg ca zh-Hans=zh zh-Hant=zh-TW hr cs da prs=fa-AF nl en et fa fil=tl fi fr fr-CA ka de
    el gu ht ha he hi hu is id ga it ja kn kk ko lv lt mk ms ml mt mr mn no ps pl pt-BR=pt pt-PT pa ro ru sr si sk
    sl so es es-MX sw sv ta te th tr uk ur uz vi cy`,
  ),
);

/** Targets with forms of address that it knows. */
const formal = new Set(['nl', 'fr', 'fr-CA', 'de', 'hi', 'it', 'ja', 'ko', 'pt-PT', 'es', 'es-MX']);

function formality(to: string, { address }: TranslationContext) {
  if (address === undefined || !formal.has(to)) return {};
  return { Settings: { Formality: address === 'formal' ? 'FORMAL' : 'INFORMAL' } };
}

const answerSchema = z.object({ TranslatedText: z.string() });
const errorSchema = z.object({ __type: z.string(), message: z.string().optional() });

/** Amazon Translate; one text for each request. */
export const amazon = apiVendor({
  id: 'amazon',
  name: 'Amazon Translate',
  settings,
  secretSettings: ['secretAccessKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'amazon',
    terms: 'glossary',
    price: { currency: 'USD', unit: 'characters', source: 15 },
  },
  // 10,000 bytes, of which a sign may take three and its markup some.
  limits: { segmentsPerRequest: 1, charactersPerRequest: 2_500, concurrency: 8 },
  languages,
  codes: 'html',
  reads: ['address', 'glossary'],
  glossaries: amazonTerminologies,
  version: () => 'Amazon Translate',
  request({ settings, from, to, texts, context, now }) {
    const terminology = settings.terminology ?? context.glossary;
    const wish = {
      Text: texts[0],
      SourceLanguageCode: from,
      TargetLanguageCode: to,
      ...(terminology !== undefined && { TerminologyNames: [terminology] }),
      ...formality(to, context),
    };
    return amazonRequest(settings, 'TranslateText', wish, now);
  },
  read(body) {
    const text = answerSchema.safeParse(body).data?.TranslatedText;
    return text === undefined ? undefined : { texts: [text] };
  },
  readError(body) {
    const type = errorSchema.safeParse(body).data?.__type;
    return type === undefined ? undefined : { code: type.split('#').at(-1) ?? '' };
  },
  errors: [
    ['too-long', /^TextSizeLimitExceeded/],
    ['unsupported-pair', /^(UnsupportedLanguagePair|DetectedLanguageLowConfidence)/],
    ['quota', /^ServiceQuotaExceeded/],
    ['rate', /^(LimitExceeded|TooManyRequests|Throttling)/],
    [
      'auth',
      /^(UnrecognizedClient|InvalidSignature|AccessDenied|MissingAuthentication|ExpiredToken|InvalidClientToken|IncompleteSignature)/,
    ],
    ['upstream', /^(ServiceUnavailable|InternalServer|InternalFailure)/],
  ],
});

import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { type LanguageCodes, languageCodes } from '../api/language-codes.ts';
import { optionalSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { deeplAddress } from './deepl-address.ts';
import { deeplGlossaries } from './deepl-glossaries.ts';

/** How its models weigh quality against speed; DeepL decides where none is chosen. */
const modelTypes = ['quality_optimized', 'prefer_quality_optimized', 'latency_optimized'] as const;

const settings = z.object({
  apiKey: requiredSetting,
  /** Left empty, the key tells whether it is the free or the paid service. */
  baseUrl: z.union([z.literal(''), z.url()]).optional(),
  glossaryId: optionalSetting,
  modelType: z.union([z.literal(''), z.enum(modelTypes)]).optional(),
});

const spoken =
  'ar=AR bg=BG cs=CS da=DA de=DE el=EL es=ES et=ET fi=FI fr=FR he=HE hu=HU id=ID it=IT ja=JA ko=KO lt=LT lv=LV nb=NB nl=NL pl=PL ro=RO ru=RU sk=SK sl=SL sv=SV th=TH tr=TR uk=UK vi=VI';
const sources: LanguageCodes = languageCodes(`en=EN pt=PT zh-Hans=ZH zh-Hant=ZH ${spoken}`);
const targets: LanguageCodes = languageCodes(
  `en-US=EN-US en-GB=EN-GB pt-BR=PT-BR pt-PT=PT-PT zh-Hans=ZH-HANS zh-Hant=ZH-HANT ${spoken}`,
);

/** DeepL ignores the setting for languages without such forms. */
const formalities = { formal: 'prefer_more', informal: 'prefer_less' } as const;

const answerSchema = z.object({
  translations: z.array(z.object({ text: z.string(), model_type_used: z.string().optional() })),
});
const errorSchema = z.object({ message: z.string().optional(), detail: z.string().optional() });

/** DeepL, and services that speak as it does. */
export const deepl = apiVendor({
  id: 'deepl',
  name: 'DeepL',
  settings,
  secretSettings: ['apiKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'deepl',
    terms: 'glossary',
    price: { currency: 'USD', unit: 'characters', source: 25 },
  },
  limits: { segmentsPerRequest: 50, charactersPerRequest: 20_000, concurrency: 4 },
  languages: { sources, targets },
  codes: 'xml',
  reads: ['before', 'after', 'address', 'glossary'],
  glossaries: deeplGlossaries,
  version: () => 'DeepL',
  request: ({ settings: { apiKey, baseUrl, glossaryId, modelType }, from, to, texts, context }) =>
    jsonRequest(
      endpoint(baseUrl || deeplAddress(apiKey), 'v2/translate'),
      {
        text: texts,
        source_lang: from,
        target_lang: to,
        tag_handling: 'xml',
        ignore_tags: ['x'],
        outline_detection: false,
        split_sentences: '0',
        preserve_formatting: true,
        ...(modelType && { model_type: modelType }),
        ...glossaryOf(glossaryId ?? context.glossary),
        ...surroundings(context),
        ...(context.address && { formality: formalities[context.address] }),
      },
      { authorization: `DeepL-Auth-Key ${apiKey}` },
    ),
  read(body) {
    const translations = answerSchema.safeParse(body).data?.translations;
    const model = translations?.[0]?.model_type_used;
    return (
      translations && {
        texts: translations.map(({ text }) => text),
        ...(model && { version: `DeepL ${model}` }),
      }
    );
  },
  readError(body) {
    const { message, detail } = errorSchema.safeParse(body).data ?? {};
    return message === undefined ? undefined : { code: '', words: `${message} ${detail ?? ''}` };
  },
  errors: [
    ['quota', /quota exceeded/i],
    ['unsupported-pair', /(source|target)_lang.{0,20}not supported/i],
    ['rate', /too many requests|too high load/i],
  ],
});

function glossaryOf(glossary: string | undefined) {
  return glossary === undefined ? {} : { glossary_id: glossary };
}

/** The sentences around, which DeepL reads and does not bill. */
function surroundings({
  before = [],
  after = [],
}: {
  before?: readonly { source: string }[];
  after?: readonly string[];
}) {
  const context = [...before.map(({ source }) => source), ...after].join('\n');
  return context === '' ? {} : { context };
}

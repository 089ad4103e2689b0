import { z } from 'zod';
import type { ApiCall } from '../api/api-description.ts';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { addressSetting, optionalSetting, presetSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';
import { accountToken } from './account-token.ts';
import { googleErrors, readGoogleError } from './google-errors.ts';
import { googleAddress, googleGlossaries } from './google-glossaries.ts';
import { googleLanguages } from './google-languages.ts';

const audience = 'https://translation.googleapis.com/';

const settings = z.object({
  projectId: requiredSetting,
  clientEmail: requiredSetting,
  privateKey: requiredSetting,
  location: presetSetting('global'),
  /** `nmt`, `translation-llm`, or the path of a model of one's own. */
  model: presetSetting('nmt'),
  glossary: optionalSetting,
  /** In Cloud Storage, for the terms of glossaries that are made there; those need a region as location. */
  bucket: optionalSetting,
  baseUrl: addressSetting(googleAddress),
});

type Settings = z.infer<typeof settings>;

const translationsSchema = z.array(z.object({ translatedText: z.string(), model: z.string().optional() }));
const answerSchema = z.object({
  translations: translationsSchema,
  glossaryTranslations: translationsSchema.optional(),
});

/** Google Cloud Translation, version 3: models to choose from and glossaries, with a service account. */
export const googleV3 = apiVendor({
  id: 'google-v3',
  name: 'Google Cloud Translation',
  settings,
  secretSettings: ['privateKey'],
  profile: {
    kind: 'machine-translation',
    protocol: 'google-v3',
    terms: 'glossary',
    price: { currency: 'USD', unit: 'characters', source: 20 },
  },
  limits: { segmentsPerRequest: 100, charactersPerRequest: 5_000, concurrency: 4 },
  languages: googleLanguages,
  codes: 'html',
  reads: ['glossary'],
  glossaries: googleGlossaries,
  version: ({ model }) => `Google v3 ${model}`,
  request: (call) => {
    const { projectId, location, baseUrl } = call.settings;
    const parent = `v3/projects/${projectId}/locations/${location}`;
    const headers = {
      authorization: `Bearer ${accountToken(call.settings, audience, call.now)}`,
      'x-goog-user-project': projectId,
    };
    return jsonRequest(endpoint(baseUrl, `${parent}:translateText`), wish(call), headers);
  },
  read(body) {
    const answer = answerSchema.safeParse(body).data;
    const translations = answer?.glossaryTranslations ?? answer?.translations;
    const model = translations?.[0]?.model?.split('/').at(-1);
    return (
      translations && {
        texts: translations.map(({ translatedText }) => translatedText),
        ...(model && { version: `Google v3 ${model}` }),
      }
    );
  },
  readError: readGoogleError,
  errors: googleErrors,
});

function wish({ settings, from, to, texts, context }: ApiCall<Settings>) {
  const { projectId, location, model } = settings;
  const glossary = settings.glossary ?? context.glossary;
  const place = `projects/${projectId}/locations/${location}`;
  const general = `${place}/models/general/${model}`;
  return {
    contents: texts,
    mimeType: 'text/html',
    sourceLanguageCode: from,
    targetLanguageCode: to,
    model: model.startsWith('projects/') ? model : general,
    ...(glossary && { glossaryConfig: { glossary: `${place}/glossaries/${glossary}`, ignoreCase: true } }),
  };
}

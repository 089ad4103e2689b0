import type { InlineText } from '@transloom/core/inline/inline-text';
import type { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  ContextPart,
  Engine,
  EngineAvailability,
  EngineProfile,
  EngineSurroundings,
  EngineVendor,
} from '../../engine-vendor.ts';
import { anyPair } from '../../language-pairs.ts';
import type { ApiDescription } from './api-description.ts';
import { vendorGlossaries } from './api-glossaries.ts';
import { type ApiConnection, askApi } from './ask-api.ts';
import { servedPairs } from './language-codes.ts';

/** A translation service reached by one request for each batch. */
export function apiVendor<Settings extends z.ZodObject>(api: ApiDescription<Settings>): EngineVendor {
  const { id, name, settings, secretSettings, profile } = api;
  return {
    id,
    name,
    local: false,
    settings,
    secretSettings,
    profile: {
      ...profile,
      ...styleOf(api.reads),
      ...(api.reads?.includes('examples') && { examples: true }),
      codes: api.codes === 'signs' ? 'signs' : 'markup',
      languages: servedPairs(api.languages),
    },
    connect: (given, surroundings) => connect(api, settings.parse(given), surroundings),
  };
}

function styleOf(reads: readonly ContextPart[] = []): Pick<EngineProfile, 'style'> {
  if (reads.includes('style')) return { style: 'whole' };
  return reads.includes('address') ? { style: 'address' } : {};
}

function connect<Settings extends z.ZodObject>(
  api: ApiDescription<Settings>,
  settings: z.infer<Settings>,
  surroundings: EngineSurroundings,
): Engine {
  const connection: ApiConnection<Settings> = { api, settings, surroundings };
  const translate: Engine['translate'] = (request) => askApi(connection, request);
  const pairs = servedPairs(api.languages);
  const glossaries = vendorGlossaries(connection);
  return {
    vendorId: api.id,
    limits: api.limits,
    ...(api.reads && { reads: api.reads }),
    ...(glossaries && { glossaries }),
    ...(api.halfWidthMarks && { halfWidthMarks: api.halfWidthMarks }),
    availability: (signal) => tryWord(translate, anyPair(pairs), signal),
    languagePairs: async () => pairs,
    translate,
  };
}

/** These services have no free way to check a key, so a word is translated. */
async function tryWord(
  translate: Engine['translate'],
  pair = { source: 'en', target: 'zh-Hans' },
  signal: AbortSignal,
): Promise<EngineAvailability> {
  const source: InlineText = { text: 'Hello', codes: [], styles: [] };
  const languages = { sourceLanguage: pair.source, targetLanguage: pair.target };
  try {
    const { version } = await translate({ ...languages, segments: [{ source, codes: {} }], signal });
    return { status: 'ready', version };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { status: 'failing', failure: error.failure };
  }
}

import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineRequest,
  EngineSurroundings,
  EngineVendor,
  LanguagePair,
} from '../../engine-vendor.ts';
import { findLanguagePair } from '../../language-pairs.ts';
import { languageTag } from '../apertium/apertium-modes.ts';
import { apiError } from '../api/api-error.ts';
import { formRequest } from '../api/api-request.ts';
import { codeForms } from '../api/code-forms.ts';
import { askVendor, endpoint, parseJson } from '../http-failure.ts';

const settingsSchema = z.object({ baseUrl: z.url() });

/** Apertium behind its own server (APy), on this machine or another. */
export const apertiumApy: EngineVendor = {
  id: 'apertium-apy',
  name: 'Apertium APy',
  local: false,
  profile: {
    kind: 'machine-translation',
    ownServer: true,
    protocol: 'apertium-apy',
    codes: 'markup',
    terms: 'none',
  },
  settings: settingsSchema,
  secretSettings: [],
  connect: (settings, surroundings) => connect(settingsSchema.parse(settings).baseUrl, surroundings),
};

interface ApyPair extends LanguagePair {
  /** As the server wants to read it, such as `eng|spa`. */
  readonly langpair: string;
}

function connect(baseUrl: string, { fetch }: EngineSurroundings): Engine {
  let known: Promise<readonly ApyPair[]> | undefined;
  /** Asked once; again after a failure. */
  const pairs = (signal: AbortSignal) => {
    known ??= listPairs(baseUrl, fetch, signal).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    vendorId: apertiumApy.id,
    limits: { segmentsPerRequest: 1, charactersPerRequest: 5_000, concurrency: 4 },
    async availability(signal) {
      try {
        await pairs(signal);
        return { status: 'ready', version };
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return { status: 'failing', failure: error.failure };
      }
    },
    languagePairs: pairs,
    translate: async (request) => translate(baseUrl, fetch, await pairs(request.signal), request),
  };
}

const version = 'Apertium APy';
const pairsSchema = z.object({
  responseData: z.array(z.object({ sourceLanguage: z.string(), targetLanguage: z.string() })),
});

async function listPairs(
  baseUrl: string,
  fetch: EngineSurroundings['fetch'],
  signal: AbortSignal,
): Promise<readonly ApyPair[]> {
  const answer = await askVendor(fetch, endpoint(baseUrl, 'listPairs'), { signal });
  if (answer.status !== 200) throw apiError(answer, undefined, []);
  const listed = pairsSchema.safeParse(parseJson(answer.text)).data?.responseData;
  if (listed === undefined) throw new EngineError('bad-output', 'no list of pairs');
  return listed.flatMap(({ sourceLanguage, targetLanguage }) => {
    const [source, target] = [languageTag(sourceLanguage), languageTag(targetLanguage)];
    const langpair = `${sourceLanguage}|${targetLanguage}`;
    return source === undefined || target === undefined ? [] : [{ source, target, langpair }];
  });
}

const answerSchema = z.object({ responseData: z.object({ translatedText: z.string() }) });
const errorSchema = z.object({ explanation: z.string() });

/** @throws {EngineError} */
async function translate(
  baseUrl: string,
  fetch: EngineSurroundings['fetch'],
  pairs: readonly ApyPair[],
  { sourceLanguage, targetLanguage, segments: [segment], signal }: EngineRequest,
): Promise<EngineAnswer> {
  const pair = findLanguagePair(pairs, { source: sourceLanguage, target: targetLanguage });
  if (pair === undefined || segment === undefined) {
    throw new EngineError('unsupported-pair', `${sourceLanguage} to ${targetLanguage}`);
  }
  const q = codeForms.html.write(segment.source);
  const fields = { langpair: pair.langpair, q, markUnknown: 'no', format: 'html' };
  const { url, headers, body } = formRequest(endpoint(baseUrl, 'translate'), fields);
  const answer = await askVendor(fetch, url, { method: 'POST', headers, body, signal });
  if (answer.status !== 200) throw apyError(answer);
  const text = answerSchema.safeParse(parseJson(answer.text)).data?.responseData.translatedText;
  if (text === undefined) throw new EngineError('bad-output', 'no translation');
  return { version, results: [{ status: 'translated', target: codeForms.html.read(text) }] };
}

function apyError(answer: Parameters<typeof apiError>[0]): EngineError {
  const words = explanationOf(answer.text);
  return apiError(answer, { code: '', words }, [['unsupported-pair', /pair is not installed/i]]);
}

function explanationOf(text: string): string {
  try {
    return errorSchema.safeParse(JSON.parse(text)).data?.explanation ?? '';
  } catch {
    return '';
  }
}

import { z } from 'zod';
import { xmlCodes } from '../../element-codes.ts';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineSurroundings,
  EngineVendor,
} from '../../engine-vendor.ts';
import { findLanguagePair } from '../../language-pairs.ts';
import { askVendor, endpoint, parseJson } from '../http-failure.ts';
import { libreTranslateError } from './libretranslate-error.ts';
import { type LibrePair, readLanguages } from './read-languages.ts';

const settingsSchema = z.object({
  baseUrl: z.url(),
  /** Many servers need none. */
  apiKey: z.string().trim().optional(),
});

type Settings = z.infer<typeof settingsSchema>;

/** A LibreTranslate server, one's own or a hosted one. */
export const libreTranslate: EngineVendor = {
  id: 'libretranslate',
  name: 'LibreTranslate',
  local: false,
  profile: {
    kind: 'machine-translation',
    ownServer: true,
    protocol: 'libretranslate',
    codes: 'markup',
    terms: 'none',
  },
  settings: settingsSchema,
  secretSettings: ['apiKey'],
  connect: (settings, surroundings) => connect(settingsSchema.parse(settings), surroundings),
};

interface Server {
  readonly version: string;
  readonly pairs: readonly LibrePair[];
}

function connect(settings: Settings, { fetch }: EngineSurroundings): Engine {
  let known: Promise<Server> | undefined;
  /** Asked once; again after a failure. */
  const server = (signal: AbortSignal): Promise<Server> => {
    known ??= describeServer(settings, fetch, signal).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    vendorId: libreTranslate.id,
    limits: { segmentsPerRequest: 25, charactersPerRequest: 2_000, concurrency: 2 },
    halfWidthMarks: true,
    availability: (signal) => checkAvailability(() => server(signal)),
    languagePairs: async (signal) => (await server(signal)).pairs,
    translate: async (request) => translate(settings, fetch, await server(request.signal), request),
  };
}

async function checkAvailability(describe: () => Promise<Server>): Promise<EngineAvailability> {
  try {
    const { version } = await describe();
    return { status: 'ready', version };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { status: 'failing', failure: error.failure };
  }
}

const specSchema = z.object({ info: z.object({ version: z.string() }) });

async function describeServer(
  { baseUrl }: Settings,
  fetch: EngineSurroundings['fetch'],
  signal: AbortSignal,
): Promise<Server> {
  const languages = await askVendor(fetch, endpoint(baseUrl, 'languages'), { signal });
  if (languages.status !== 200) throw libreTranslateError(languages, new Date());
  const pairs = readLanguages(parseJson(languages.text));
  const spec = await askVendor(fetch, endpoint(baseUrl, 'spec'), { signal });
  const description = spec.status === 200 ? specSchema.safeParse(parseJson(spec.text)).data : undefined;
  return { pairs, version: `LibreTranslate ${description?.info.version ?? ''}`.trim() };
}

const answerSchema = z.object({ translatedText: z.array(z.string()) });

/** @throws {EngineError} */
async function translate(
  { baseUrl, apiKey }: Settings,
  fetch: EngineSurroundings['fetch'],
  { pairs, version }: Server,
  { sourceLanguage, targetLanguage, segments, signal }: EngineRequest,
): Promise<EngineAnswer> {
  const pair = findLanguagePair(pairs, { source: sourceLanguage, target: targetLanguage });
  if (!pair) throw new EngineError('unsupported-pair', `${sourceLanguage} to ${targetLanguage}`);
  const answer = await askVendor(fetch, endpoint(baseUrl, 'translate'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      q: segments.map(({ source }) => xmlCodes.write(source)),
      source: pair.sourceCode,
      target: pair.targetCode,
      format: 'html',
      ...(apiKey && { api_key: apiKey }),
    }),
    signal,
  });
  if (answer.status !== 200) throw libreTranslateError(answer, new Date());
  const body = answerSchema.safeParse(parseJson(answer.text)).data;
  if (body?.translatedText.length !== segments.length) throw new EngineError('bad-output', 'wrong count');
  return {
    version,
    results: body.translatedText.map((html) => ({ status: 'translated', target: xmlCodes.read(html) })),
  };
}

import type { InlineText } from '@transloom/core/inline/inline-text';
import type { z } from 'zod';
import type { SafeFetchAnswer } from '../../../safe-fetch/safe-fetch.ts';
import { EngineError } from '../../engine-error.ts';
import type {
  ContextPart,
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineLimits,
  EngineProfile,
  EngineRequest,
  EngineResult,
  EngineSurroundings,
  EngineVendor,
  TranslationContext,
} from '../../engine-vendor.ts';
import { anyPair } from '../../language-pairs.ts';
import { askVendor, parseJson } from '../http-failure.ts';
import { apiError, type ErrorRules, type VendorError } from './api-error.ts';
import type { ApiRequest } from './api-request.ts';
import { codeForms } from './code-forms.ts';
import { type ApiLanguages, findPairCodes, servedPairs } from './language-codes.ts';

/** What a vendor is asked: texts with their codes written in its form, and its own codes of the languages. */
export interface ApiCall<Settings> {
  readonly settings: Settings;
  readonly from: string;
  readonly to: string;
  readonly texts: readonly string[];
  readonly context: TranslationContext;
  readonly now: Date;
}

export interface ApiTexts {
  /** In order; undefined for one that is missing. */
  readonly texts: readonly (string | undefined)[];
  /** What the vendor says translated, where it does. */
  readonly version?: string;
}

/** A translation service reached by one signed request for each batch. */
export interface ApiDescription<Settings extends z.ZodObject> {
  readonly id: string;
  readonly name: string;
  readonly settings: Settings;
  readonly secretSettings: readonly string[];
  readonly profile: Omit<EngineProfile, 'codes' | 'languages'>;
  readonly limits: EngineLimits;
  readonly languages: ApiLanguages;
  readonly codes: keyof typeof codeForms;
  readonly halfWidthMarks?: true;
  readonly reads?: readonly ContextPart[];
  /** The product that answers, where its answers do not say. */
  version(settings: z.infer<Settings>): string;
  request(call: ApiCall<z.infer<Settings>>): ApiRequest;
  /** Undefined for JSON of another form. */
  read(body: unknown, call: ApiCall<z.infer<Settings>>): ApiTexts | undefined;
  /** The error a body tells of, also in an answer with status 200. */
  readError(body: unknown): VendorError | undefined;
  readonly errors: ErrorRules;
  /** What stands in a body that is not JSON. */
  parse?(text: string): unknown;
}

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
      codes: api.codes === 'signs' ? 'signs' : 'markup',
      languages: servedPairs(api.languages),
    },
    connect: (given, surroundings) => connect(api, settings.parse(given), surroundings),
  };
}

function connect<Settings extends z.ZodObject>(
  api: ApiDescription<Settings>,
  settings: z.infer<Settings>,
  surroundings: EngineSurroundings,
): Engine {
  const translate = (request: EngineRequest) => ask(api, settings, surroundings, request);
  const pairs = servedPairs(api.languages);
  return {
    vendorId: api.id,
    limits: api.limits,
    ...(api.reads && { reads: api.reads }),
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

/** @throws {EngineError} */
async function ask<Settings extends z.ZodObject>(
  api: ApiDescription<Settings>,
  settings: z.infer<Settings>,
  { fetch, now = () => new Date() }: EngineSurroundings,
  request: EngineRequest,
): Promise<EngineAnswer> {
  const { sourceLanguage: source, targetLanguage: target, context = {}, segments, signal } = request;
  const codes = findPairCodes(api.languages, { source, target });
  if (codes === undefined) throw new EngineError('unsupported-pair', `${source} to ${target}`);
  const form = codeForms[api.codes];
  const texts = segments.map((segment) => form.write(segment.source));
  const call = { settings, ...codes, texts, context, now: now() };
  const { url, headers, body } = api.request(call);
  const answer = await askVendor(fetch, url, { method: 'POST', headers, body, signal });
  const read = readAnswer(api, answer, call);
  const version = read.version ?? api.version(settings);
  return { version, results: texts.map((_, index) => toResult(read.texts[index], form.read)) };
}

function readAnswer<Settings extends z.ZodObject>(
  api: ApiDescription<Settings>,
  answer: SafeFetchAnswer,
  call: ApiCall<z.infer<Settings>>,
): ApiTexts {
  const parse = api.parse ?? parseJson;
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const body = isSuccess ? parse(answer.text) : parseLeniently(parse, answer.text);
  const error = api.readError(body);
  if (!isSuccess || error !== undefined) throw apiError(answer, error, api.errors);
  const read = api.read(body, call);
  if (read === undefined) throw new EngineError('bad-output', 'not the answer of this service');
  // With one too many or too few nobody can tell which text belongs to which.
  if (read.texts.length !== call.texts.length) throw new EngineError('bad-output', 'wrong count');
  return read;
}

function parseLeniently(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function toResult(text: string | undefined, read: (text: string) => InlineText): EngineResult {
  if (text !== undefined) return { status: 'translated', target: read(text) };
  return { status: 'failed', failure: { errorClass: 'bad-output', detail: 'text is missing' } };
}

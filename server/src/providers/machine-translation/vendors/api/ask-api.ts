import type { InlineText } from '@transloom/core/inline/inline-text';
import type { z } from 'zod';
import type { SafeFetchAnswer } from '../../../safe-fetch/safe-fetch.ts';
import { EngineError } from '../../engine-error.ts';
import type { EngineAnswer, EngineRequest, EngineResult, EngineSurroundings } from '../../engine-vendor.ts';
import { askVendor, parseJson } from '../http-failure.ts';
import type { ApiCall, ApiDescription, ApiTexts } from './api-description.ts';
import { apiError } from './api-error.ts';
import { codeForms } from './code-forms.ts';
import { findPairCodes } from './language-codes.ts';

export interface ApiConnection<Settings extends z.ZodObject> {
  readonly api: ApiDescription<Settings>;
  readonly settings: z.infer<Settings>;
  readonly surroundings: EngineSurroundings;
  token?: Promise<string> | undefined;
}

/** @throws {EngineError} */
export async function askApi<Settings extends z.ZodObject>(
  connection: ApiConnection<Settings>,
  request: EngineRequest,
): Promise<EngineAnswer> {
  const { api, settings, surroundings } = connection;
  const { fetch, now = () => new Date() } = surroundings;
  const { sourceLanguage: source, targetLanguage: target, context = {}, segments, signal } = request;
  const codes = findPairCodes(api.languages, { source, target });
  if (codes === undefined) throw new EngineError('unsupported-pair', `${source} to ${target}`);
  const form = codeForms[api.codes];
  const texts = segments.map((segment) => form.write(segment.source));
  const token = await tokenOf(connection, signal);
  const call = { settings, ...codes, texts, context, now: now(), token };
  const { url, headers, body } = api.request(call);
  const answer = await askVendor(fetch, url, { method: 'POST', headers, body, signal });
  if (answer.status === 401) connection.token = undefined;
  const read = readAnswer(api, answer, call);
  const version = read.version ?? api.version(settings);
  return { version, results: texts.map((_, index) => toResult(read.texts[index], form.read)) };
}

/** Fetched once, and again after the vendor refused it. */
function tokenOf<Settings extends z.ZodObject>(
  connection: ApiConnection<Settings>,
  signal: AbortSignal,
): Promise<string> {
  connection.token ??= fetchToken(connection, signal).catch((error: unknown) => {
    connection.token = undefined;
    throw error;
  });
  return connection.token;
}

async function fetchToken<Settings extends z.ZodObject>(
  { api, settings, surroundings: { fetch, now = () => new Date() } }: ApiConnection<Settings>,
  signal: AbortSignal,
): Promise<string> {
  if (api.token === undefined) return '';
  const { url, headers, body } = api.token.request({ settings, now: now() });
  const answer = await askVendor(fetch, url, { method: 'POST', headers, body, signal });
  const token = api.token.read(readBody(api, answer));
  if (token === undefined) throw new EngineError('bad-output', 'no token');
  return token;
}

function readAnswer<Settings extends z.ZodObject>(
  api: ApiDescription<Settings>,
  answer: SafeFetchAnswer,
  call: ApiCall<z.infer<Settings>>,
): ApiTexts {
  const read = api.read(readBody(api, answer), call);
  if (read === undefined) throw new EngineError('bad-output', 'not the answer of this service');
  // A wrong number of answers cannot be assigned to the texts.
  if (read.texts.length !== call.texts.length) throw new EngineError('bad-output', 'wrong count');
  return read;
}

/** @throws {EngineError} what the answer tells of */
export function readBody<Settings extends z.ZodObject>(
  { parse = parseJson, readError, errors }: ApiDescription<Settings>,
  answer: SafeFetchAnswer,
): unknown {
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const body = isSuccess ? parse(answer.text) : parseLeniently(parse, answer.text);
  const error = readError(body);
  if (!isSuccess || error !== undefined) throw apiError(answer, error, errors);
  return body;
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

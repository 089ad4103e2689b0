import {
  type EngineFault,
  type FakeAnswer,
  type FakeEngine,
  type RecordedRequest,
  startFakeEngine,
} from './fake-engine.ts';
import { fakeTranslation, withoutTags } from './fake-translation.ts';

/** What was asked, as the fake understood it; `to` is `zh` for any Chinese. */
export interface FakeWish {
  readonly texts: readonly string[];
  readonly to: string;
}

/** Failures each service tells in its own words. */
export type FakeFault =
  | 'unauthorized'
  | 'forbidden'
  | 'payment-required'
  | 'rate-limited'
  | 'server-error'
  | 'too-long'
  | 'unsupported-pair';

/** The service's side of a protocol that is one POST for each batch. */
export interface FakeApi {
  /** Most texts and UTF-16 units of text in one request. */
  readonly limits: { readonly texts: number; readonly characters: number };
  /** Refuses what the real one would: signature, clock, content type. */
  refuse(request: RecordedRequest): FakeAnswer | undefined;
  /** Undefined for what the real one would not understand. */
  read(request: RecordedRequest): FakeWish | undefined;
  write(texts: readonly string[], request: RecordedRequest): unknown;
  readonly errors: Readonly<Record<FakeFault, FakeAnswer>>;
  /** Other endpoints; undefined for a request to translate. */
  other?(request: RecordedRequest): FakeAnswer | undefined;
}

export function startFakeApi(api: FakeApi): Promise<FakeEngine> {
  return startFakeEngine({
    basePath: '',
    isTranslation: (request) => api.other?.(request) === undefined,
    answer: (request, fault) => api.other?.(request) ?? answer(api, request, fault),
  });
}

function answer(api: FakeApi, request: RecordedRequest, fault: EngineFault | undefined): FakeAnswer {
  const told = Object.entries(api.errors).find(([name]) => name === fault)?.[1];
  if (told !== undefined) return told;
  const refusal = request.method === 'POST' ? api.refuse(request) : { status: 405, body: 'POST only' };
  if (refusal !== undefined) return refusal;
  const wish = api.read(request);
  if (wish === undefined) return { status: 400, body: 'not understood' };
  if (wish.to === 'unknown') return api.errors['unsupported-pair'];
  const characters = wish.texts.join('').length;
  if (wish.texts.length > api.limits.texts || characters > api.limits.characters)
    return api.errors['too-long'];
  return { status: 200, body: api.write(translated(wish, fault), request) };
}

function translated({ texts, to }: FakeWish, fault: EngineFault | undefined): readonly string[] {
  const good = texts.map((text) => fakeTranslation(text, to));
  if (fault === 'talking') return good.map((text) => `Sure, here is the translation: ${text}`);
  if (fault === 'lost-codes') return good.map(withoutTags);
  if (fault === 'wrong-count') return texts.length > 1 ? [...good, '?'] : [''];
  return fault === 'partial' ? good.map((text, index) => (index === good.length - 1 ? '' : text)) : good;
}

const clockToleranceMs = 300_000;

/** Whether a time in a request is near this fake's own clock, which tests of a wrong clock leave alone. */
export function isFresh(milliseconds: number): boolean {
  const now = performance.timeOrigin + performance.now();
  return Math.abs(milliseconds - now) < clockToleranceMs;
}

export function hasType({ headers }: RecordedRequest, type: string): boolean {
  return headers['content-type']?.startsWith(type) ?? false;
}

/** Undefined where the body is no JSON. */
export function jsonBody({ body }: RecordedRequest): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `zh` for every code in the list, `unknown` for any that is not a code of two to three letters with a region. */
export function languageOf(code: string, chinese: readonly string[]): string {
  if (chinese.includes(code)) return 'zh';
  return /^[a-z]{2,3}([-_][a-z0-9]{2,4})?$/i.test(code) ? code : 'unknown';
}

/** `20260102T030405Z`, as the signatures of clouds write a time. */
export function timeOf(written: string): Date {
  return new Date(written.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
}

import { z } from 'zod';
import {
  type EngineFault,
  type FakeAnswer,
  type FakeEngine,
  type RecordedRequest,
  startFakeEngine,
} from './fake-engine.ts';
import { fakeTranslation, withoutTags } from './fake-translation.ts';

export const fakeLibreTranslateKey = '00000000-fake-4000-8000-000000000000';

const mostCharacters = 5_000;
const codes = ['en', 'es', 'fr', 'zh-Hans', 'zh-Hant'];

/** Speaks `/languages`, `/spec` and `/translate` and checks what it is sent. */
export function startFakeLibreTranslate(): Promise<FakeEngine> {
  return startFakeEngine({
    basePath: '',
    isTranslation: ({ path }) => path === '/translate',
    answer: (request, fault) => failure(fault) ?? route(request, fault),
  });
}

function error(status: number, message: string): FakeAnswer {
  return { status, body: { error: message } };
}

function failure(fault: EngineFault | undefined): FakeAnswer | undefined {
  if (fault === 'unauthorized') return error(401, 'Unauthorized');
  if (fault === 'forbidden') return error(403, 'Invalid API key');
  if (fault === 'payment-required') return error(402, 'Payment required');
  if (fault === 'rate-limited') {
    return { ...error(429, 'Slowdown: 80 per 1 minute'), headers: { 'retry-after': '1' } };
  }
  if (fault === 'too-long') return tooLong(mostCharacters + 1);
  if (fault === 'unsupported-pair') return error(400, 'xx is not supported');
  return fault === 'server-error' ? error(500, 'Cannot translate text: out of memory') : undefined;
}

function tooLong(characters: number): FakeAnswer {
  return error(400, `Invalid request: request (${characters}) exceeds text limit (${mostCharacters})`);
}

function route(request: RecordedRequest, fault: EngineFault | undefined): FakeAnswer {
  if (request.path === '/languages') {
    return { status: 200, body: codes.map((code) => ({ code, name: code, targets: codes })) };
  }
  if (request.path === '/spec')
    return { status: 200, body: { swagger: '2.0', info: { version: '1.9.0-fake' } } };
  if (request.path !== '/translate' || request.method !== 'POST') return error(404, 'Not Found');
  return translate(request, fault);
}

const wishSchema = z.object({
  q: z.array(z.string()),
  source: z.string(),
  target: z.string(),
  format: z.enum(['text', 'html']),
  api_key: z.string().optional(),
});

function translate({ body, headers }: RecordedRequest, fault: EngineFault | undefined): FakeAnswer {
  if (!headers['content-type']?.startsWith('application/json'))
    return error(400, 'Invalid request: missing q parameter');
  const wish = wishSchema.safeParse(JSON.parse(body)).data;
  if (!wish) return error(400, 'Invalid request: missing q parameter');
  if (wish.api_key !== fakeLibreTranslateKey) return error(403, 'Invalid API key');
  const unknown = [wish.source, wish.target].find((code) => !codes.includes(code));
  if (unknown !== undefined) return error(400, `${unknown} is not supported`);
  const characters = wish.q.join('').length;
  if (characters > mostCharacters) {
    return tooLong(characters);
  }
  return { status: 200, body: { translatedText: write(wish, fault) } };
}

/** Gives empty elements a closing tag, as the real one does. */
function write({ q, target }: z.infer<typeof wishSchema>, fault: EngineFault | undefined): readonly string[] {
  const translated = q.map((html) =>
    fakeTranslation(html, target).replace(/<x id="(\d+)"\/>/g, '<x id="$1"></x>'),
  );
  if (fault === 'talking') return translated.map((html) => `Sure, here is the translation: ${html}`);
  if (fault === 'lost-codes') return translated.map(withoutTags);
  if (fault === 'wrong-count') return [...translated, '?'];
  return fault === 'partial' ? translated.map((html, i) => (i === q.length - 1 ? '' : html)) : translated;
}

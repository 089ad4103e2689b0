import { z } from 'zod';
import { type FakeApi, hasType, jsonBody, startFakeApi } from './fake-api.ts';
import type { RecordedRequest } from './fake-engine.ts';
import { openAiErrors } from './fake-openai-errors.ts';
import type { FakeVendor } from './fake-vendor.ts';

const apiKey = 'sk-fake-translation-0123';
const errors: FakeApi['errors'] = {
  ...openAiErrors,
  'unsupported-pair': {
    status: 400,
    body: { error: { code: 'invalid_parameter', message: 'target language is not supported' } },
  },
};

/** One text each, checked by path, key and content type. */
function api(path: string, own: Pick<FakeApi, 'read' | 'write'>): FakeApi {
  return {
    ...own,
    limits: { texts: 1, characters: 4_000 },
    errors,
    refuse(request) {
      if (request.path !== path) return { status: 404, body: { error: { message: 'not found' } } };
      if (request.headers.authorization !== `Bearer ${apiKey}`) return openAiErrors.unauthorized;
      return hasType(request, 'application/json') ? undefined : { status: 415, body: 'type' };
    },
  };
}

const chat = ([content]: readonly string[]) => ({
  id: 'chatcmpl-fake',
  model: 'fake-translation-1',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
});
const pairSchema = z.strictObject({ source: z.string(), target: z.string() });

/** Takes exactly one message, of the user, and languages by their names. */
const qwenSchema = z.strictObject({
  model: z.string().startsWith('qwen-mt'),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
  translation_options: z.strictObject({
    source_lang: z.string().regex(/^[A-Z]/),
    target_lang: z.string().regex(/^[A-Z]/),
    terms: z.array(pairSchema).optional(),
    tm_list: z.array(pairSchema).optional(),
    domains: z.string().optional(),
  }),
});

function languageNamed(name: string): string {
  return name.includes('Chinese') ? 'zh' : name;
}

const fakeQwenMt: FakeVendor = {
  id: 'qwen-mt',
  settings: { apiKey },
  needs: ['apiKey'],
  start: () =>
    startFakeApi(
      api('/chat/completions', {
        read(request) {
          const wish = qwenSchema.safeParse(jsonBody(request)).data;
          const to = languageNamed(wish?.translation_options.target_lang ?? '');
          return wish && { texts: [wish.messages[0].content], to };
        },
        write: chat,
      }),
    ),
};

const doubaoSchema = z.strictObject({
  model: z.string().startsWith('doubao-seed-translation'),
  input: z.tuple([
    z.strictObject({
      role: z.literal('user'),
      content: z.tuple([
        z.strictObject({
          type: z.literal('input_text'),
          text: z.string().max(1_500),
          translation_options: z.strictObject({ source_language: z.string(), target_language: z.string() }),
        }),
      ]),
    }),
  ]),
});

const fakeDoubaoTranslation: FakeVendor = {
  id: 'doubao-translation',
  settings: { apiKey },
  needs: ['apiKey'],
  start: () =>
    startFakeApi(
      api('/responses', {
        read(request) {
          const wish = doubaoSchema.safeParse(jsonBody(request)).data?.input[0].content[0];
          return wish && { texts: [wish.text], to: wish.translation_options.target_language };
        },
        write: ([text]) => ({
          id: 'resp_fake',
          status: 'completed',
          model: 'doubao-seed-translation-fake',
          output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] }],
        }),
      }),
    ),
};

const hyMtSchema = z.strictObject({
  model: z.string(),
  stream: z.literal(false),
  temperature: z.literal(0.7),
  top_p: z.literal(0.6),
  top_k: z.literal(20),
  repeat_penalty: z.literal(1.05),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
});

/** Has learned two prompts. */
function readPrompt(request: RecordedRequest) {
  const prompt = hyMtSchema.safeParse(jsonBody(request)).data?.messages[0].content ?? '';
  const [, name = '', text = ''] =
    /^(?:参考下面的翻译：\n[\s\S]*?\n\n)?把下面的文本翻译成(.+?)，不要额外解释。\n\n([\s\S]*)$/.exec(
      prompt,
    ) ??
    /^Translate the following segment into (.+?), without additional explanation\.\n\n([\s\S]*)$/.exec(
      prompt,
    ) ??
    [];
  if (name === '') return undefined;
  return { texts: [text], to: /中文|Chinese/.test(name) ? 'zh' : 'xx' };
}

const fakeHyMt: FakeVendor = {
  id: 'hy-mt',
  settings: { apiKey },
  needs: ['baseUrl'],
  start: () => startFakeApi(api('/chat/completions', { read: readPrompt, write: chat })),
};

const gemmaSchema = z.strictObject({
  model: z.string(),
  stream: z.literal(false),
  temperature: z.literal(0),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
});

/** Has learned one prompt. */
function readGemmaPrompt(request: RecordedRequest) {
  const prompt = gemmaSchema.safeParse(jsonBody(request)).data?.messages[0].content ?? '';
  const [, to, text = ''] =
    /^You are a professional .+? \(\S+\) to .+? \((\S+)\) translator\.[\s\S]*?:\n\n\n([\s\S]*)$/.exec(
      prompt,
    ) ?? [];
  return to === undefined ? undefined : { texts: [text], to: to.startsWith('zh') ? 'zh' : to };
}

const fakeTranslateGemma: FakeVendor = {
  id: 'translate-gemma',
  settings: { apiKey },
  needs: ['baseUrl'],
  start: () => startFakeApi(api('/chat/completions', { read: readGemmaPrompt, write: chat })),
};

export const fakeTranslationModels: readonly FakeVendor[] = [
  fakeQwenMt,
  fakeDoubaoTranslation,
  fakeHyMt,
  fakeTranslateGemma,
];

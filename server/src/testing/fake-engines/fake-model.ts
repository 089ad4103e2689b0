import { z } from 'zod';
import {
  type EngineFault,
  type FakeAnswer,
  type FakeEngine,
  type RecordedRequest,
  startFakeEngine,
} from './fake-engine.ts';
import { type FakeStream, streamed } from './fake-stream.ts';
import { fakeTranslation, withoutTags } from './fake-translation.ts';

/** What a model was told last, and what it was told to be. */
export interface FakeModelWish {
  readonly rules: string;
  readonly batch: string;
}

/** The service's side of a protocol for language models. */
export interface FakeModel {
  refuse(request: RecordedRequest): FakeAnswer | undefined;
  /** Undefined for what the real one would not understand. */
  read(request: RecordedRequest): FakeModelWish | undefined;
  write(content: string): unknown;
  readonly stream?: FakeStream;
  readonly errors: Readonly<
    Record<
      'unauthorized' | 'forbidden' | 'payment-required' | 'rate-limited' | 'server-error' | 'too-long',
      FakeAnswer
    >
  >;
}

const mostCharacters = 6_000;
const batchSchema = z.object({
  to: z.string(),
  segments: z.array(z.object({ id: z.number(), text: z.string() })),
});

type Batch = z.infer<typeof batchSchema>;

export function startFakeModel(model: FakeModel): Promise<FakeEngine> {
  return startFakeEngine({
    basePath: '',
    isTranslation: () => true,
    answer: (request, fault) => answer(model, request, fault),
  });
}

function answer(model: FakeModel, request: RecordedRequest, fault: EngineFault | undefined): FakeAnswer {
  const told = Object.entries(model.errors).find(([name]) => name === fault)?.[1];
  if (told !== undefined) return told;
  const refusal = model.refuse(request);
  if (refusal !== undefined) return refusal;
  const wish = model.read(request);
  if (wish === undefined) return { status: 400, body: { error: { message: 'not understood' } } };
  if (!wish.rules.includes('translator')) return { status: 200, body: model.write('Ready') };
  const batch = batchSchema.parse(JSON.parse(wish.batch));
  if (batch.segments.map(({ text }) => text).join('').length > mostCharacters)
    return model.errors['too-long'];
  const content = write(batch, fault);
  if (model.stream?.isWanted(request)) return streamed(model.stream, content, fault);
  return { status: 200, body: model.write(content) };
}

function write({ to, segments }: Batch, fault: EngineFault | undefined): string {
  const translated = segments.map(({ id, text }) => ({ id, text: fakeTranslation(text, to) }));
  const texts = translated.map(({ text }) => text).join('\n');
  if (fault === 'talking') return `Sure! Here is the translation:\n\n${texts}`;
  if (fault === 'wrong-count')
    return JSON.stringify({ segments: [...translated.slice(1), { id: 99, text: '?' }] });
  if (fault === 'partial') return JSON.stringify({ segments: translated.slice(0, -1) });
  const kept =
    fault === 'lost-codes' ? translated.map(({ id, text }) => ({ id, text: withoutTags(text) })) : translated;
  return JSON.stringify({ segments: kept });
}

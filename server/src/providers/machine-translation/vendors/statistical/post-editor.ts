import { readTrainingText, trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { EngineError } from '../../engine-error.ts';
import type { Engine, EngineAnswer, EngineRequest, EngineResult } from '../../engine-vendor.ts';
import { type SegmentTranslation, translateSegments } from '../../translate-segments/translate-segments.ts';
import { askModel, versionOf } from './ask-model.ts';
import { statistical } from './statistical.ts';
import type { StatisticalModelFile } from './statistical-models.ts';

interface KnownTranslation {
  readonly source: InlineText;
  readonly target: InlineText;
}

interface Languages {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly signal: AbortSignal;
}

const pairsPerStep = 500;

/**
 * What a post-editor is trained on: what the base engine makes of each source, beside what people made of it. Pairs that
 * the base engine cannot translate are left out.
 */
export async function* draftPairs(
  base: Engine,
  pairs: AsyncIterable<KnownTranslation> | Iterable<KnownTranslation>,
  languages: Languages,
): AsyncGenerator<TextPair> {
  let step: KnownTranslation[] = [];
  for await (const pair of pairs) {
    step.push(pair);
    if (step.length < pairsPerStep) continue;
    yield* draftsOf(base, step, languages);
    step = [];
  }
  yield* draftsOf(base, step, languages);
}

async function* draftsOf(
  base: Engine,
  pairs: readonly KnownTranslation[],
  languages: Languages,
): AsyncGenerator<TextPair> {
  const segments = pairs.map(({ source }) => ({ source, codes: {} }));
  const drafts = await translateSegments(base, { ...languages, segments });
  for (const [i, { target }] of pairs.entries()) {
    const draft = drafts[i];
    if (draft?.status === 'translated')
      yield { source: trainingText(draft.target), target: trainingText(target) };
  }
}

/**
 * The base engine, its answers rewritten by an engine that was trained on them: it learned how the base engine goes wrong
 * in a domain, and what its words are there (Simard and others 2007).
 */
export function connectPostEditor(base: Engine, model: StatisticalModelFile): Engine {
  return {
    vendorId: statistical.id,
    limits: base.limits,
    ...(base.reads && { reads: base.reads }),
    async availability(signal) {
      const first = await base.availability(signal);
      return first.status === 'ready' ? { ...first, version: postEdited(model, first.version) } : first;
    },
    languagePairs: async () => [{ source: model.source, target: model.target }],
    translate: (request) => translate(request, base, model),
  };
}

/** @throws {EngineError} upstream */
async function translate(
  // What the base engine writes is not what comes in the end.
  { onDraft: _, ...request }: EngineRequest,
  base: Engine,
  model: StatisticalModelFile,
): Promise<EngineAnswer> {
  const drafts = await translateSegments(base, request);
  const answered = drafts.find((draft) => draft.status === 'translated' && draft.version !== '');
  const texts = drafts.map((draft) => (draft.status === 'translated' ? trainingText(draft.target) : ''));
  const written = await askModel(model, texts, request.signal);
  const results = drafts.map((draft, i) => postEdit(draft, written[i] ?? ''));
  if (results.every(({ status }) => status === 'failed')) throw failureOf(results);
  const version = answered?.status === 'translated' ? answered.version : '';
  return { version: postEdited(model, version), results };
}

function postEdit(draft: SegmentTranslation, written: string): EngineResult {
  if (draft.status === 'failed') return draft;
  return { status: 'translated', target: readTrainingText(written, draft.target) };
}

function failureOf([first]: readonly EngineResult[]): EngineError {
  if (first?.status !== 'failed') return new EngineError('bad-output', 'no answer');
  const { errorClass, detail, retryAfterMs } = first.failure;
  return new EngineError(errorClass, detail, retryAfterMs);
}

function postEdited(model: StatisticalModelFile, version: string): string {
  return `${versionOf(model)} after ${version}`.trim();
}

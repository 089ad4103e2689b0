import { readTrainingText, trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { EngineError, type EngineErrorClass } from '../../engine-error.ts';
import type { Engine, EngineAnswer, EngineRequest, EngineResult, TokenUse } from '../../engine-vendor.ts';
import {
  type KnownAnswers,
  type SegmentTranslation,
  type TranslationRequest,
  translateSegments,
} from '../../translate-segments/translate-segments.ts';
import { type AskModel, askModel, versionOf } from './ask-model.ts';
import { statistical } from './statistical.ts';
import type { StatisticalModelFile } from './statistical-models.ts';

interface KnownTranslation {
  readonly source: InlineText;
  readonly target: InlineText;
}

type Drafting = Omit<TranslationRequest, 'segments'>;

const pairsPerStep = 500;

/**
 * Yields the training pairs of a post-editor: the base engine's translation of each source, beside the human one. Pairs
 * that the base engine cannot translate are left out.
 * @throws {EngineError} if it refuses all pairs of a step, because it would refuse the others too
 */
export async function* draftPairs(
  base: Engine,
  pairs: AsyncIterable<KnownTranslation> | Iterable<KnownTranslation>,
  drafting: Drafting,
): AsyncGenerator<TextPair> {
  let step: KnownTranslation[] = [];
  for await (const pair of pairs) {
    step.push(pair);
    if (step.length < pairsPerStep) continue;
    yield* draftsOf(base, step, drafting);
    step = [];
  }
  yield* draftsOf(base, step, drafting);
}

async function* draftsOf(
  base: Engine,
  pairs: readonly KnownTranslation[],
  drafting: Drafting,
): AsyncGenerator<TextPair> {
  const segments = pairs.map(({ source }) => ({ source, codes: {} }));
  const drafts = await translateSegments(base, { ...drafting, segments });
  if (drafts.length > 0 && drafts.every(isRefused)) throw failureOf(drafts);
  for (const [i, { target }] of pairs.entries()) {
    const draft = drafts[i];
    if (draft?.status === 'translated')
      yield { source: trainingText(draft.target), target: trainingText(target) };
  }
}

const ofOneText: readonly EngineErrorClass[] = ['content-blocked', 'too-long', 'bad-output'];

/** For a reason that is not the text itself. */
function isRefused(draft: SegmentTranslation): boolean {
  return draft.status === 'failed' && !ofOneText.includes(draft.failure.errorClass);
}

/**
 * The base engine, its answers rewritten by an engine that was trained on them: it learned how the base engine goes wrong
 * in a domain, and what its words are there (Simard and others 2007). `label` names it in the versions of its answers;
 * what the base engine answered before is not asked for again.
 */
export function connectPostEditor(
  base: Engine,
  model: StatisticalModelFile,
  {
    label = versionOf(model),
    ask = askModel,
    ...answers
  }: KnownAnswers & { readonly label?: string; readonly ask?: AskModel } = {},
): Engine {
  return {
    vendorId: statistical.id,
    limits: base.limits,
    ...(base.reads && { reads: base.reads }),
    ...(base.rules !== undefined && { rules: base.rules }),
    ...(base.modelFor && { modelFor: base.modelFor }),
    async availability(signal) {
      const first = await base.availability(signal);
      return first.status === 'ready' ? { ...first, version: postEdited(label, first.version) } : first;
    },
    languagePairs: async () => [{ source: model.source, target: model.target }],
    translate: (request) => translate({ ...request, ...answers }, base, { model, label, ask }),
  };
}

/** @throws {EngineError} upstream */
async function translate(
  // Drafts of the base engine are not shown, because the post-editor rewrites them.
  { onDraft: _, ...request }: EngineRequest & KnownAnswers,
  base: Engine,
  {
    model,
    label,
    ask,
  }: { readonly model: StatisticalModelFile; readonly label: string; readonly ask: AskModel },
): Promise<EngineAnswer> {
  const counted = new CountedEngine(base);
  const drafts = await translateSegments(counted.engine, request);
  const answered = drafts.find((draft) => draft.status === 'translated' && draft.version !== '');
  const texts = drafts.map((draft) => (draft.status === 'translated' ? trainingText(draft.target) : ''));
  const written = await ask(model, texts, request.signal);
  const results = drafts.map((draft, i) => postEdit(draft, written[i] ?? ''));
  if (results.every(({ status }) => status === 'failed')) throw failureOf(results);
  const version = answered?.status === 'translated' ? answered.version : '';
  return { version: postEdited(label, version), results, ...counted.use };
}

function postEdit(draft: SegmentTranslation, written: string): EngineResult {
  if (draft.status === 'failed') return draft;
  return { status: 'translated', target: readTrainingText(written, draft.target) };
}

/** Adds up what several requests to an engine took. */
class CountedEngine {
  readonly engine: Engine;
  #tokens: TokenUse | undefined;

  constructor(engine: Engine) {
    this.engine = {
      ...engine,
      translate: async (request) => {
        const answer = await engine.translate(request);
        this.#add(answer.tokens);
        return answer;
      },
    };
  }

  get use(): Pick<EngineAnswer, 'tokens'> {
    return this.#tokens === undefined ? {} : { tokens: this.#tokens };
  }

  #add(tokens: TokenUse | undefined): void {
    if (tokens === undefined) return;
    const { read = 0, written = 0 } = this.#tokens ?? {};
    this.#tokens = { read: read + tokens.read, written: written + tokens.written };
  }
}

function failureOf([first]: readonly (EngineResult | SegmentTranslation)[]): EngineError {
  if (first?.status !== 'failed') return new EngineError('bad-output', 'no answer');
  const { errorClass, detail, retryAfterMs } = first.failure;
  return new EngineError(errorClass, detail, retryAfterMs);
}

function postEdited(label: string, version: string): string {
  return version === '' ? label : `${label} after ${version}`;
}

import { cleanCorpus, type PairVerdict } from '@transloom/core/custom-engines/cleaning/clean-corpus';
import { trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import { HeldOutSources } from '@transloom/core/custom-engines/cleaning/held-out';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { JobContext } from '../../../platform/context.ts';
import type { CorpusRow } from './engine-corpus.store.ts';
import { keepForTests, type PairFinding, type StoredPair, updateFindings } from './engine-pairs.store.ts';
import { storedPairs } from './stored-pairs.ts';

/** Divides the same corpus the same way each time, so that versions can be compared. */
const seed = 1;
const findingsPerStep = 2_000;
/** A corpus that is too small to hold out whole documents holds out every tenth pair. */
const smallCorpusStep = 10;

interface Cleaned extends LanguagePair {
  readonly id: string;
}

/** Finds what is left out of an engine's pairs and which are kept for testing. */
export async function cleanPairs(
  job: JobContext,
  engine: Cleaned,
  corpora: readonly CorpusRow[],
): Promise<void> {
  const total = corpora.reduce((sum, { pairs }) => sum + (pairs ?? 0), 0);
  const parts = new TestParts(corpora);
  await parts.learnTests(job, engine);
  const read = () => readable(storedPairs(job, engine.id, 'all'));
  const verdicts = cleanCorpus({
    sourceLanguage: engine.sourceLanguage,
    targetLanguage: engine.targetLanguage,
    read,
    seed,
    signal: job.signal,
    onProgress: (reading, pairs) =>
      void job.progress((reading - 1) * total + pairs, 3 * total, 'cleaning').catch(() => undefined),
  });
  const stored = storedPairs(job, engine.id, 'all');
  let step: PairFinding[] = [];
  for await (const verdict of verdicts) {
    const { value: pair } = await stored.next();
    if (pair === undefined) break;
    step.push(parts.finding(pair, verdict));
    if (step.length < findingsPerStep) continue;
    await store(job, step);
    step = [];
  }
  await store(job, step);
  await keepSomeForTests(job, engine, parts);
}

function store(job: JobContext, findings: readonly PairFinding[]): Promise<void> {
  return job.transact(({ db }) => updateFindings(db, findings));
}

async function* readable(pairs: AsyncIterable<StoredPair>) {
  for await (const { source, target } of pairs)
    yield { source: fromMarkup(source), target: fromMarkup(target) };
}

/** Where files were given for measuring, nothing else is held out. */
class TestParts {
  tested = 0;
  kept = 0;
  readonly #forTesting: ReadonlySet<string>;
  readonly #tests = new HeldOutSources();

  constructor(corpora: readonly CorpusRow[]) {
    this.#forTesting = new Set(corpora.filter(({ forTesting }) => forTesting).map(({ id }) => id));
  }

  get hasTestFiles(): boolean {
    return this.#forTesting.size > 0;
  }

  async learnTests(job: JobContext, { id }: Cleaned): Promise<void> {
    if (this.hasTestFiles) {
      for await (const { corpusId, source } of storedPairs(job, id, 'all'))
        if (this.#forTesting.has(corpusId)) this.#tests.add(trainingText(fromMarkup(source)));
    }
    this.#tests.settle();
  }

  finding(pair: StoredPair, verdict: PairVerdict): PairFinding {
    const forTesting = this.#forTesting.has(pair.corpusId);
    const part = this.hasTestFiles ? (forTesting ? 'test' : 'train') : verdict.part;
    // A held-out pair that repeats a pair of another file is still used for measuring.
    const own = forTesting
      ? verdict.faults.filter((fault) => !comparing.has(fault))
      : verdict.faults.filter((fault) => !this.hasTestFiles || fault !== 'alikeHeldOut');
    const leaks = this.hasTestFiles && !forTesting && this.#tests.hasAlike(trainingText(verdict.source));
    const faults = leaks ? [...own, 'alikeHeldOut'] : own;
    if (faults.length === 0) this.kept += 1;
    if (faults.length === 0 && part === 'test') this.tested += 1;
    return { id: pair.id, faults, suspected: verdict.suspected, part };
  }
}

const comparing: ReadonlySet<string> = new Set(['duplicate', 'nearDuplicate', 'manyTargets', 'alikeHeldOut']);

async function keepSomeForTests(job: JobContext, { id }: Cleaned, parts: TestParts): Promise<void> {
  if (parts.tested > 0 || parts.hasTestFiles) return;
  const pairIds: string[] = [];
  let number = 0;
  for await (const pair of storedPairs(job, id, 'used')) {
    if (++number % smallCorpusStep === 0) pairIds.push(pair.id);
  }
  await job.transact(({ db }) => keepForTests(db, pairIds));
}

import type { AlignmentOptions, AlignmentWarning, alignmentContract } from '@transloom/contracts/alignment';
import { compileSegmentation } from '@transloom/core/segmentation/own-rules/compile-segmentation';
import { defaultSegmentation } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { splitSentences } from '@transloom/core/segmentation/split-sentences';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { StepContext, StepEnd } from '../../work/work-definition.ts';
import { type AlignedText, alignedByFile, alignTexts } from './aligning/align-texts.ts';
import { readTexts } from './aligning/read-texts.ts';
import { clearAlignment, findRowsBetween, insertRows, type PlacedRow } from './pairs/pairs.store.ts';
import { pairsForFiles } from './pairs/pairs-for-files.ts';

interface State {
  readonly fromRowId: string | null;
}
type Result = z.input<typeof alignmentContract.result>;
type Step = StepContext<AlignmentOptions, State>;

/** Reads both texts, or the rows from one on, aligns them, and puts the pairs in their place. */
export async function runAlignment(step: Step): Promise<StepEnd<State, Result>> {
  const { options, state } = step.work;
  await step.progress(0, 0, 'read');
  const texts =
    state.fromRowId === null ? await textsOfFiles(step) : await textsOfRows(step, state.fromRowId);
  const { pairs, warnings } = await pairsOf(step, options, texts);
  const { source, target } = texts;
  const counts = { pairs: pairs.length, pending: pairs.filter((pair) => isPending(pair, options)).length };
  return {
    state: { fromRowId: null },
    counts,
    result: { sourceSentences: source.length, targetSentences: target.length, warnings: [...warnings] },
    write: (context) => storePairs(context, step.work, { pairs, place: texts.place }),
  };
}

interface Texts {
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** Pairs that the file has; undefined where they have to be found. */
  readonly given?: readonly AlignedText[];
  /** Of the first row that is replaced; undefined for all. */
  readonly place?: string;
}

async function textsOfFiles(step: Step): Promise<Texts> {
  const read = await readTexts(step, step.work.options);
  if (read.kind === 'texts') return read;
  const given = alignedByFile(read.pairs);
  return {
    source: read.pairs.map(({ source }) => source),
    target: read.pairs.flatMap(({ target }) => (target === '' ? [] : [target])),
    given,
  };
}

/** The rows are split into sentences again, so that each may find another partner. */
async function textsOfRows(step: Step, fromRowId: string): Promise<Texts> {
  const { workId, options } = step.work;
  const [first] = await step.transact(({ db }) => findRowsBetween(db, workId, [fromRowId]));
  if (first === undefined) throw new AppError('alignment.changed');
  const texts = { source: [] as string[], target: [] as string[], place: first.place };
  for await (const row of pairsForFiles(step, { workId })) {
    if (Number(row.place) < Number(first.place)) continue;
    texts.source.push(...sentencesOf(row.source, options.sourceLanguage));
    texts.target.push(...sentencesOf(row.target, options.targetLanguage));
  }
  return texts;
}

function sentencesOf(text: string, language: string): readonly string[] {
  if (text === '') return [];
  const segmentation = compileSegmentation(defaultSegmentation, language);
  return splitSentences(text, language, segmentation).map(({ start, end }) => text.slice(start, end));
}

interface FoundPairs {
  readonly pairs: readonly AlignedText[];
  readonly warnings: readonly AlignmentWarning[];
}

async function pairsOf(step: Step, options: AlignmentOptions, texts: Texts): Promise<FoundPairs> {
  if (texts.given !== undefined) return { pairs: texts.given, warnings: [] };
  return alignTexts(step, options, texts);
}

function isPending({ source, target, confidence }: AlignedText, { threshold }: AlignmentOptions): boolean {
  return source === '' || target === '' || confidence < threshold;
}

/** Room between two rows, so that places stay short. */
const distance = 1024;

async function storePairs(
  context: Context,
  { workId, options }: Pick<Step['work'], 'workId' | 'options'>,
  { pairs, place }: { readonly pairs: readonly AlignedText[]; readonly place: string | undefined },
): Promise<void> {
  const id = { workId, organizationId: context.actor.organizationId };
  await clearAlignment(context.db, id, place);
  const first = Math.ceil(Number(place ?? distance));
  const rows = pairs.map(
    (pair, i): PlacedRow => ({
      ...pair,
      id: newId(),
      place: String(first + i * distance),
      state: isPending(pair, options) ? 'pending' : 'aligned',
      change: 0,
    }),
  );
  await insertRows(context.db, id, rows);
}

import type { ImportSummary } from '@transloom/contracts/assets';
import type { TbxFrame } from '@transloom/core/terms/exchange/tbx-dialect';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { commitSoon } from '../../../platform/db/commit-soon.ts';
import { discardedText } from '../../assets/imports/discarded-text.ts';
import { type Discard, keepStep } from '../../assets/imports/kept-step.ts';
import { addConcepts } from '../entries/add-concepts.ts';
import {
  discardPictures,
  heldCharacters,
  keepPictures,
  type PicturedConcept,
  storePictures,
} from '../pictures/imported-pictures.ts';
import { holdWriter } from '../term-base-turns.store.ts';
import { type BaseLanguages, discardReason, shownTexts, withoutEmpty } from './imported-concept.ts';

export interface TermImportTarget {
  readonly importId: string;
  readonly termBaseId: string;
  /** Name of the file. */
  readonly name: string;
  readonly base: BaseLanguages;
}

/** Small enough for live progress and short transactions, large enough for their cost not to count. */
const recordsPerStep = 2_000;
/** Characters of the pictures that a file contains. */
const charactersPerStep = 16 * 1024 * 1024;

/** Stores what a file holds, step by step. */
export class TermImportWriter {
  readonly #job: JobContext;
  readonly #target: TermImportTarget;
  #step = emptyStep(0);
  #summary = nothing;
  /** What the file says around its concepts, as far as it is known. */
  frame: TbxFrame | undefined;

  constructor(job: JobContext, target: TermImportTarget) {
    this.#job = job;
    this.#target = target;
  }

  get summary(): ImportSummary {
    return this.#summary;
  }

  get isStepFull(): boolean {
    const { useful, discards, heldCharacters: held } = this.#step;
    return useful.length + discards.length >= recordsPerStep || held >= charactersPerStep;
  }

  /** The next one of the file. */
  add(concept: TermConcept): void {
    const { base } = this.#target;
    const step = this.#step;
    step.detected += 1;
    const placed = { concept: withoutEmpty(concept), position: step.detected };
    const reason = discardReason(concept, base);
    step.heldCharacters += heldCharacters(concept);
    if (reason === undefined) step.useful.push(placed);
    else step.discards.push({ ...shownRecord(placed, base), reason });
  }

  /** Stores what was added since the last time. @throws {AppError} asset.gone */
  async store(): Promise<void> {
    const step = this.#step;
    this.#step = emptyStep(step.detected);
    this.#job.signal.throwIfAborted();
    const { importId, termBaseId, name: fileName, base } = this.#target;
    const pictured = await storePictures(
      this.#job,
      step.useful.map(({ concept }) => concept),
    );
    this.#summary = await this.#transact(pictured, async (context) => {
      await commitSoon(context.db);
      if (!(await holdWriter(context.db, termBaseId, importId))) throw new AppError('asset.gone');
      const concepts = pictured.map(({ concept }) => concept);
      const ids = await addConcepts(context, { termBaseId, importId, fileName }, concepts);
      const isAdded = (_: PicturedConcept, i: number) => ids[i] !== undefined;
      await keepPictures(context, pictured.filter(isAdded));
      const left = pictured.filter((one, i) => !isAdded(one, i));
      context.afterCommit(() => discardPictures(this.#job, left));
      const known = step.useful
        .filter((_, i) => ids[i] === undefined)
        .map((placed): Discard => ({ ...shownRecord(placed, base), reason: 'duplicate' }));
      const discards = [...step.discards, ...known];
      const summary = added(this.#summary, { detected: step.detected, read: step.useful.length, discards });
      await keepStep(context, importId, { checkpoint: { summary }, discards, frame: this.frame });
      return summary;
    });
  }

  /** Pictures are stored before the transaction and deleted when it fails. */
  async #transact<Result>(
    pictured: readonly PicturedConcept[],
    work: (context: Context) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#job.transact(work);
    } catch (error) {
      await discardPictures(this.#job, pictured);
      throw error;
    }
  }
}

/** Records that are stored together. */
interface Step {
  heldCharacters: number;
  /** Records of the file so far. */
  detected: number;
  readonly useful: PlacedConcept[];
  readonly discards: Discard[];
}

interface PlacedConcept {
  readonly concept: TermConcept;
  /** Position in its file, starting at 1. */
  readonly position: number;
}

function emptyStep(detected: number): Step {
  return { detected, useful: [], discards: [], heldCharacters: 0 };
}

function shownRecord({ concept, position }: PlacedConcept, base: BaseLanguages): Omit<Discard, 'reason'> {
  const { source, targets } = shownTexts(concept, base);
  return {
    position,
    sourceLanguage: base.sourceLanguage,
    targetLanguage: base.targetLanguages.join(', '),
    source: discardedText(source.join('; ')),
    target: discardedText(targets.join('; ')),
  };
}

function added(
  before: ImportSummary,
  step: { readonly detected: number; readonly read: number; readonly discards: readonly Discard[] },
): ImportSummary {
  const after = { ...before, detected: step.detected };
  for (const { reason } of step.discards) after[reason] += 1;
  const known = step.discards.filter(({ reason }) => reason === 'duplicate').length;
  return { ...after, imported: after.imported + step.read - known };
}

const nothing: ImportSummary = {
  detected: 0,
  imported: 0,
  empty: 0,
  identical: 0,
  duplicate: 0,
  tooLong: 0,
  otherLanguage: 0,
  spoiled: 0,
};

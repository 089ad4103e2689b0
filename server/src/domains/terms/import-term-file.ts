import type { ImportSummary } from '@transloom/contracts/assets';
import type { Failure } from '@transloom/contracts/jobs';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import type { TbxFrame } from '@transloom/core/terms/exchange/tbx-dialect';
import { type ConceptBatch, termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { isHarmless } from '../assets/resumable-import.ts';
import { forgetConverted, readConverted } from '../files/converted-content.ts';
import { documentRefusal } from '../files/document-refusal.ts';
import { forgetUpload, openUpload } from '../files/uploaded-content.ts';
import { addConcepts } from './add-concepts.ts';
import { announceTermBase } from './announce-term-base.ts';
import {
  type BaseLanguages,
  type DiscardReason,
  discardReason,
  shownTexts,
  withoutEmpty,
} from './imported-concept.ts';
import { removeImported } from './remove-concepts.ts';
import { showImported } from './show-imported.ts';
import { freeWriter, takeWriter } from './term-base-turns.store.ts';
import {
  deleteDiscards,
  endTermImport,
  findTermImport,
  insertDiscards,
  moveTermImport,
  type NewTermDiscard,
} from './term-imports.store.ts';
import { findTermBase } from './terms.store.ts';
import { importTermsJob } from './terms-job-kinds.ts';

type Payload = z.output<typeof importTermsJob.payload>;

/** Imports an uploaded file into a term base and keeps what became of its records. The upload goes with it. */
export async function importTermFile(job: JobContext, payload: Payload): Promise<void> {
  const { importId, termBaseId, fileId } = payload;
  const base = await job.transact(({ db }) => findTermBase(db, termBaseId));
  const known = await job.transact(({ db }) => findTermImport(db, importId));
  // A run whose last word was lost has done it all, and the file is gone.
  if (base === undefined || known?.finishedAt !== null || !(await takeTurn(job, payload))) return;
  await job.transact(async (context) => {
    await removeImported(context, payload);
    await deleteDiscards(context.db, importId);
  });
  const run = new ImportRun(job, payload, base);
  let frame: TbxFrame | undefined;
  for await (const batch of conceptsOf(job, payload, base)) {
    job.signal.throwIfAborted();
    for (const concept of batch.concepts) {
      run.add(concept);
      if (run.isStepFull) await run.store();
    }
    frame = batch.frame ?? frame;
    await job.progress(Math.min(batch.bytes, payload.bytes), payload.bytes, 'importing');
  }
  await run.store();
  const { summary } = run;
  await job.transact(async (context) => {
    const end = {
      summary,
      frame: frame === undefined ? null : JSON.stringify(frame),
      finishedAt: context.now(),
    };
    await showImported(context, payload);
    await endTermImport(context.db, importId, end);
    await freeWriter(context.db, termBaseId, importId);
    forgetConverted(context, fileId);
    await forgetUpload(context, fileId);
  });
}

/**
 * Keeps why a file was not imported to its end. Nothing of it stays in the base; the file stays where another run can
 * begin with it anew.
 */
export async function failTermImport(context: Context, payload: Payload, failure: Failure): Promise<void> {
  await removeImported(context, payload);
  await endTermImport(context.db, payload.importId, { failure, finishedAt: context.now() });
  await freeWriter(context.db, payload.termBaseId, payload.importId);
  if (!isHarmless(failure)) await forgetUpload(context, payload.fileId);
  for (const event of announceTermBase(payload, context.actor)) context.publish(event);
}

/** How soon a file that has to wait for another one tries again. */
const waitSeconds = 2;

/** One file at a time goes into a base; while it is another's turn, the job comes again later. */
function takeTurn(job: JobContext, payload: Payload): Promise<boolean> {
  const { termBaseId, importId } = payload;
  return job.transact(async ({ db, enqueue }) => {
    if (await takeWriter(db, termBaseId, importId)) return true;
    const jobId = await enqueue(importTermsJob, payload, { delaySeconds: waitSeconds });
    await moveTermImport(db, importId, jobId);
    return false;
  });
}

async function* conceptsOf(
  job: JobContext,
  { fileId, name, format: id }: Payload,
  base: BaseLanguages,
): AsyncGenerator<ConceptBatch> {
  const converted = id === 'xls' ? findConvertedFormat(id) : undefined;
  const format = termExchangeFormats.find((known) => known.id === (converted?.becomes ?? id));
  if (format === undefined) throw new AppError('document.unsupported', { name, formats: '' });
  const language = base.sourceLanguage;
  async function* content() {
    if (converted === undefined) yield* await openUpload(job, fileId);
    else yield await readConverted(job, { fileId, name, format: converted, language, signal: job.signal });
  }
  try {
    yield* format.read(content(), base);
  } catch (error) {
    throw error instanceof DocumentFormatError ? documentRefusal(error, name) : error;
  }
}

/** Small enough for live progress and short transactions, large enough for their cost not to count. */
const recordsPerStep = 2_000;

class ImportRun {
  #summary: ImportSummary = nothing;
  readonly #job: JobContext;
  readonly #payload: Payload;
  readonly #base: BaseLanguages;
  #step = emptyStep(0);

  constructor(job: JobContext, payload: Payload, base: BaseLanguages) {
    this.#job = job;
    this.#payload = payload;
    this.#base = base;
  }

  get summary(): ImportSummary {
    return this.#summary;
  }

  get isStepFull(): boolean {
    return this.#step.useful.length + this.#step.discards.length >= recordsPerStep;
  }

  add(concept: TermConcept): void {
    const step = this.#step;
    step.detected += 1;
    const position = step.detected;
    const reason = discardReason(concept, this.#base);
    if (reason === undefined) step.useful.push({ concept: withoutEmpty(concept), position });
    else step.discards.push(this.#discarded({ concept, position }, reason));
  }

  /** Stores what was added since the last time. */
  async store(): Promise<void> {
    const { useful, discards, detected } = this.#step;
    this.#step = emptyStep(detected);
    const { termBaseId, importId, name: fileName } = this.#payload;
    const all = useful.map(({ concept }) => concept);
    const known = await this.#job.transact(async (context) => {
      const ids = await addConcepts(context, { termBaseId, importId, fileName }, all);
      const duplicates = useful
        .filter((_, i) => ids[i] === undefined)
        .map((one) => this.#discarded(one, 'duplicate'));
      await insertDiscards(context.db, [...discards, ...duplicates]);
      return duplicates;
    });
    const summary = { ...this.#summary, detected };
    for (const { reason } of [...discards, ...known]) summary[reason] += 1;
    this.#summary = { ...summary, imported: summary.imported + useful.length - known.length };
  }

  #discarded({ concept, position }: PlacedConcept, reason: DiscardReason): NewTermDiscard {
    const { source, targets } = shownTexts(concept, this.#base);
    return {
      organizationId: this.#job.actor.organizationId,
      importId: this.#payload.importId,
      position,
      reason,
      source: source.join('; '),
      target: targets.join('; '),
    };
  }
}

/** Records that are stored together. */
interface Step {
  /** Of the file, up to its end. */
  detected: number;
  readonly useful: PlacedConcept[];
  readonly discards: NewTermDiscard[];
}

interface PlacedConcept {
  readonly concept: TermConcept;
  /** In its file, from 1. */
  readonly position: number;
}

function emptyStep(detected: number): Step {
  return { detected, useful: [], discards: [] };
}

const nothing: ImportSummary = {
  ...{ detected: 0, imported: 0, empty: 0, identical: 0 },
  ...{ duplicate: 0, tooLong: 0, otherLanguage: 0 },
};

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
    await run.store(batch.concepts);
    frame = batch.frame ?? frame;
    await job.progress(Math.min(batch.bytes, payload.bytes), payload.bytes, 'importing');
  }
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

class ImportRun {
  readonly summary: ImportSummary = {
    ...{ detected: 0, imported: 0, empty: 0, identical: 0 },
    ...{ duplicate: 0, tooLong: 0, otherLanguage: 0 },
  };
  readonly #job: JobContext;
  readonly #payload: Payload;
  readonly #base: BaseLanguages;

  constructor(job: JobContext, payload: Payload, base: BaseLanguages) {
    this.#job = job;
    this.#payload = payload;
    this.#base = base;
  }

  async store(concepts: readonly TermConcept[]): Promise<void> {
    const discards: NewTermDiscard[] = [];
    const useful: { readonly concept: TermConcept; readonly position: number }[] = [];
    for (const concept of concepts) {
      this.summary.detected += 1;
      const reason = discardReason(concept, this.#base);
      if (reason === undefined)
        useful.push({ concept: withoutEmpty(concept), position: this.summary.detected });
      else discards.push(this.#discard(concept, this.summary.detected, reason));
    }
    const { termBaseId, importId, name: fileName } = this.#payload;
    await this.#job.transact(async (context) => {
      const all = useful.map(({ concept }) => concept);
      const ids = all.length === 0 ? [] : await addConcepts(context, { termBaseId, importId, fileName }, all);
      for (const [i, { concept, position }] of useful.entries()) {
        if (ids[i] === undefined) discards.push(this.#discard(concept, position, 'duplicate'));
      }
      await insertDiscards(context.db, discards);
    });
    this.summary.imported += concepts.length - discards.length;
  }

  #discard(concept: TermConcept, position: number, reason: DiscardReason): NewTermDiscard {
    this.summary[reason] += 1;
    const { source, targets } = shownTexts(concept, this.#base);
    const { organizationId } = this.#job.actor;
    return {
      organizationId,
      importId: this.#payload.importId,
      position,
      reason,
      source: source.join('; '),
      target: targets.join('; '),
    };
  }
}

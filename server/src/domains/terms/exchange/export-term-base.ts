import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Failure } from '@transloom/contracts/jobs';
import type { termsApi } from '@transloom/contracts/terms';
import type { TbxFrame } from '@transloom/core/terms/exchange/tbx-dialect';
import { termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import { importFrames } from '../../assets/imports/import-frames.ts';
import { createDownload, failDownload, startDownload, storeDownload } from '../../files/make-download.ts';
import { type ConceptFilter, findConceptsBehind, findTermsOf } from '../entries/concepts.store.ts';
import { storedConcept } from '../entries/stored-concept.ts';
import { wantedConcepts } from '../entries/wanted-concepts.ts';
import { addressOfPicture } from '../pictures/term-picture.ts';
import { requireTermBase } from '../require-term-base.ts';
import { findTermBase } from '../terms.store.ts';
import { exportTermsJob } from '../terms-job-kinds.ts';

type Payload = z.output<typeof exportTermsJob.payload>;

/** @throws {AppError} resource.not-found */
export async function exportTerms(
  context: Context,
  { termBaseId, format, filter }: InputOf<typeof termsApi.exportTerms>,
): Promise<OutputOf<typeof termsApi.exportTerms>> {
  const base = await requireTermBase(context, termBaseId);
  const resourceId = await createDownload(context, { title: `${base.name}.${format}` });
  await context.enqueue(exportTermsJob, { resourceId, termBaseId, format, filter });
  return { resourceId };
}

/** Writes a term base, or what a filter finds in it, as a file; what its TBX files said beyond our fields is written again. */
export async function buildTermExport(
  job: JobContext,
  { resourceId, termBaseId, format: id, filter = {} }: Payload,
): Promise<LastWrite> {
  await job.transact((context) => startDownload(context, resourceId));
  const base = await job.transact(({ db }) => findTermBase(db, termBaseId));
  const format = termExchangeFormats.find((known) => known.id === id);
  if (base === undefined || format === undefined) throw new AppError('resource.not-found');
  // Of several files the last one counts.
  const [frame] = (await job.transact(({ db }) => importFrames(db, termBaseId))) as readonly TbxFrame[];
  const wanted = await job.transact(({ db }) => wantedConcepts(db, termBaseId, filter));
  const concepts = id === 'tbx' ? withPictures(job, conceptsOf(job, wanted)) : conceptsOf(job, wanted);
  const pieces = format.write(concepts, { ...base, frame });
  return storeDownload(job, { resourceId, name: `${base.name}.${id}`, content: Readable.from(pieces) });
}

export function failTermFile(
  context: Context,
  { resourceId }: { readonly resourceId: string },
  failure: Failure,
): Promise<void> {
  return failDownload(context, { resourceId, failure });
}

/** A TBX file holds pictures as addresses, which all of its dialects accept; a table has no place for them. */
async function* withPictures(
  job: JobContext,
  concepts: AsyncIterable<TermConcept>,
): AsyncGenerator<TermConcept> {
  for await (const concept of concepts) {
    const { picture, ...others } = concept;
    if (picture === undefined) yield concept;
    else yield { ...others, image: await job.transact((context) => addressOfPicture(context, picture)) };
  }
}

const conceptsPerStep = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

async function* conceptsOf(job: JobContext, wanted: ConceptFilter): AsyncGenerator<TermConcept> {
  let behind = lowestId;
  for (;;) {
    job.signal.throwIfAborted();
    const { rows, terms } = await job.transact(async ({ db }) => {
      const found = await findConceptsBehind(db, wanted, behind, conceptsPerStep);
      return {
        rows: found,
        terms: await findTermsOf(
          db,
          found.map((row) => row.id),
        ),
      };
    });
    const byConcept = Map.groupBy(terms, ({ conceptId }) => conceptId);
    for (const row of rows) yield storedConcept(row, byConcept.get(row.id) ?? []);
    const last = rows.at(-1);
    if (last === undefined) return;
    behind = last.id;
  }
}

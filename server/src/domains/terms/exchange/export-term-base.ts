import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { termFilterSchema } from '@transloom/contracts/term-entries';
import type { termsApi } from '@transloom/contracts/terms';
import type { TbxFrame } from '@transloom/core/terms/exchange/tbx-dialect';
import { termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { importFrames } from '../../assets/imports/import-frames.ts';
import { defineDownload } from '../../files/define-download.ts';
import type { DownloadFile } from '../../files/make-download.ts';
import { type ConceptFilter, findConceptsBehind, findTermsOf } from '../entries/concepts.store.ts';
import { storedConcept } from '../entries/stored-concept.ts';
import { wantedConcepts } from '../entries/wanted-concepts.ts';
import { addressOfPicture } from '../pictures/term-picture.ts';
import { requireExportableTermBase } from '../require-term-base.ts';
import { findTermBase } from '../terms.store.ts';

const wantedSchema = z.object({
  termBaseId: z.uuid(),
  format: z.enum(['tbx', 'xlsx', 'csv']),
  /** Absent: all entries. */
  filter: termFilterSchema.optional(),
});

export const termDownload = defineDownload({
  kind: 'terms.export-terms',
  wanted: wantedSchema,
  timeoutSeconds: 3_600,
  concurrency: 1,
  write: buildTermExport,
});

/** @throws {AppError} resource.not-found, access.denied */
export async function exportTerms(
  context: Context,
  { termBaseId, format, filter }: InputOf<typeof termsApi.exportTerms>,
): Promise<OutputOf<typeof termsApi.exportTerms>> {
  const base = await requireExportableTermBase(context, termBaseId);
  return termDownload.start(context, `${base.name}.${format}`, { termBaseId, format, filter });
}

/** Writes a term base, or what a filter finds in it, as a file; what its TBX files said beyond our fields is written again. */
async function buildTermExport(
  job: JobContext,
  { termBaseId, format: id, filter = {} }: z.output<typeof wantedSchema>,
): Promise<DownloadFile> {
  const base = await job.transact(({ db }) => findTermBase(db, termBaseId));
  const format = termExchangeFormats.find((known) => known.id === id);
  if (base === undefined || format === undefined) throw new AppError('resource.not-found');
  // Of several files the last one counts.
  const [frame] = (await job.transact(({ db }) => importFrames(db, termBaseId))) as readonly TbxFrame[];
  const wanted = await job.transact(({ db }) => wantedConcepts(db, termBaseId, filter));
  const concepts = id === 'tbx' ? withPictures(job, conceptsOf(job, wanted)) : conceptsOf(job, wanted);
  const pieces = format.write(concepts, { ...base, frame });
  return { name: `${base.name}.${id}`, content: Readable.from(pieces) };
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

import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { entryFilterSchema } from '@transloom/contracts/memory-entries';
import type { ExchangeFormat } from '@transloom/core/memory/exchange/exchange-format';
import { exchangeFormats } from '@transloom/core/memory/exchange/exchange-formats';
import type { TmxHeader, TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext, LongRequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { importFrames } from '../../assets/imports/import-frames.ts';
import { defineDownload } from '../../files/define-download.ts';
import { createDownload, type DownloadFile, finishDownload } from '../../files/make-download.ts';
import { countEntries } from '../entries/listed-entries.store.ts';
import { type WantedEntries, wantedEntries, wantedWithText } from '../entries/wanted-entries.ts';
import { findSizes } from '../memories.store.ts';
import { requireExportableMemory } from '../require-memory.ts';
import { exportedUnits } from './exported-units.ts';

const wantedSchema = z.object({
  memoryId: z.uuid(),
  as: z.string(),
  name: z.string(),
  /** Absent: all entries. */
  filter: entryFilterSchema.optional(),
});

export const memoryDownload = defineDownload({
  kind: 'memories.export-memory',
  wanted: wantedSchema,
  timeoutSeconds: 7_200,
  concurrency: 1,
  write: writeExport,
});

/** The file appears among the user's downloads. @throws {AppError} resource.not-found, access.denied */
export async function exportMemory(
  context: Context,
  { memoryId, as, filter }: InputOf<typeof memoriesApi.exportMemory>,
): Promise<OutputOf<typeof memoriesApi.exportMemory>> {
  const { name } = await requireExportableMemory(context, memoryId);
  const title = `${name}.${as}`;
  return memoryDownload.start(context, title, { memoryId, as, name: title, filter });
}

async function writeExport(
  job: JobContext,
  { memoryId, as, name, filter: asked }: z.output<typeof wantedSchema>,
): Promise<DownloadFile> {
  const { directions, filter, total, header } = await job.transact(async ({ db }) => {
    const wanted = await wantedEntries(db, memoryId, asked ?? {});
    const filter = asked?.text
      ? { ...wanted.filter, ids: await wantedWithText(db, wanted, asked.text) }
      : wanted.filter;
    const headers = await importFrames(db, memoryId);
    return {
      directions: wanted.directions,
      filter,
      total: asked === undefined ? await allEntries(db, wanted) : await countEntries(db, filter),
      // The headers of several files cannot be merged.
      header: headers.length === 1 ? (headers[0] as TmxHeader) : undefined,
    };
  });
  const [first] = directions;
  if (first === undefined) throw new AppError('memory.gone');
  const content = writerOf(as)(exportedUnits(job, { directions, filter, total }), {
    sourceLanguage: first.sourceLanguage,
    targetLanguages: directions.map(({ targetLanguage }) => targetLanguage),
    programVersion: job.installation.version,
    ...(header && { header }),
  });
  return { name, content: Readable.from(content) };
}

/** Uses the stored sizes instead of counting. */
async function allEntries(db: Db, { directions }: WantedEntries): Promise<number> {
  const sizes = await findSizes(db);
  return directions.reduce((sum, { id }) => sum + (sizes.get(id)?.entries ?? 0), 0);
}

/** An empty file of these languages, to be filled and imported; among the user's downloads. */
export async function memoryTemplate(
  context: LongRequestContext,
  { as, sourceLanguage, targetLanguages }: InputOf<typeof memoriesApi.memoryTemplate>,
): Promise<OutputOf<typeof memoriesApi.memoryTemplate>> {
  const name = `${[sourceLanguage, ...targetLanguages].join('-')}.${as}`;
  const resourceId = await context.transact((write) => createDownload(write, { title: name }));
  const languages = { sourceLanguage, targetLanguages };
  const writing = { ...languages, programVersion: context.installation.version };
  await finishDownload(context, {
    resourceId,
    name,
    content: Readable.from(writerOf(as)(noUnits(), writing)),
  });
  return { resourceId };
}

async function* noUnits(): AsyncGenerator<TmxUnit> {}

function writerOf(id: string): NonNullable<ExchangeFormat['write']> {
  const write = exchangeFormats.find((format) => format.id === id)?.write;
  if (write === undefined) throw new Error(`nothing writes ${id}`);
  return write;
}

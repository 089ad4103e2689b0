import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { type PostEditedByPerson, postEditingApi, postEditingBands } from '@transloom/contracts/post-editing';
import { postEditingColumnTexts, postEditingTexts } from '@transloom/contracts/post-editing-texts';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { csvLine } from '@transloom/core/spreadsheet/csv-line';
import type { Context } from '../../platform/context.ts';
import { type PostEditing, postEditedEngines } from '../documents/post-editing/post-edited-engines.ts';
import { defineDownload } from '../files/define-download.ts';
import { requireManagedProject } from './require-project.ts';

export const postEditingDownload = defineDownload({
  kind: 'projects.export-post-editing',
  wanted: postEditingApi.exportPostEditing.input,
  timeoutSeconds: 300,
  concurrency: 1,
  async write(job, { projectId, format }) {
    const { language } = job;
    const [name, found] = await job.transact(async (context) => {
      const project = await requireManagedProject(context, projectId);
      return [project.name, await postEditedEngines(context, projectId)] as const;
    });
    const headings = Object.values(postEditingColumnTexts).map((column) => column[language]);
    const rows = rowsOf(found, language);
    const content =
      format === 'csv'
        ? // The mark at the beginning lets spreadsheet programs read it as UTF-8.
          Buffer.from(`\uFEFF${[headings, ...rows].map(csvLine).join('')}`)
        : Readable.from(writeWorkbook(headings, inPieces(rows), [18, 30]));
    return { name: `${name} ${postEditingTexts.file[language]}.${format}`, content };
  },
});

/** @throws {AppError} resource.not-found, access.denied */
export async function exportPostEditing(
  context: Context,
  wanted: InputOf<typeof postEditingApi.exportPostEditing>,
): Promise<OutputOf<typeof postEditingApi.exportPostEditing>> {
  const { name } = await requireManagedProject(context, wanted.projectId);
  const title = `${name} ${postEditingTexts.file[context.language]}.${wanted.format}`;
  return postEditingDownload.start(context, title, wanted);
}

function rowsOf({ people, engines }: PostEditing, language: InterfaceLanguage): readonly string[][] {
  const everybody = postEditingTexts.everybody[language];
  const unknown = postEditingTexts.unknown[language];
  return [
    ...people.map((row) => cellsOf({ ...row, username: row.username ?? unknown })),
    ...engines.map((row) => cellsOf({ ...row, username: everybody })),
  ];
}

function cellsOf(row: PostEditedByPerson): string[] {
  const { username, engine, segments, characters, changed, kept, bands } = row;
  const figures = [segments, characters, changed, kept, ...postEditingBands.map((band) => bands[band])];
  return [username ?? '', engine, ...figures.map(String)];
}

async function* inPieces(rows: readonly string[][]) {
  yield* rows;
}

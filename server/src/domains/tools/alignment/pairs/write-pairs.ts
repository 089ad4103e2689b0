import { Readable } from 'node:stream';
import type { AlignmentOptions } from '@transloom/contracts/alignment';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { bilingualTableTexts } from '@transloom/contracts/bilingual-table-texts';
import { bilingualTable } from '@transloom/core/document/convert/bilingual-table';
import { plainInline } from '@transloom/core/inline/inline-text';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { JobContext } from '../../../../platform/context.ts';
import type { DownloadFile } from '../../../files/make-download.ts';
import type { PlacedRow } from './pairs.store.ts';
import { pairsForFiles } from './pairs-for-files.ts';
import { tmxOfPairs } from './tmx-of-pairs.ts';

export interface ExportedAlignment {
  readonly workId: string;
  readonly name: string;
  readonly options: AlignmentOptions;
}

/** The pairs as a file of another program. TMX has pairs alone; the tables also have rows without a partner. */
export async function writePairs(
  job: JobContext,
  { workId, name, options }: ExportedAlignment,
  as: 'tmx' | 'xlsx' | 'docx',
): Promise<DownloadFile> {
  const rows = pairsForFiles(job, { workId, onProgress: (done) => job.progress(done, 0, 'exporting') });
  const title = `${name}.${as}`;
  const headings = headingsOf(options, job.language);
  switch (as) {
    case 'tmx': {
      const programVersion = job.installation.version;
      return { name: title, content: Readable.from(tmxOfPairs(rows, { ...options, programVersion, name })) };
    }
    case 'xlsx':
      return {
        name: title,
        content: Readable.from(writeWorkbook([headings.source, headings.target], cells(rows))),
      };
    case 'docx':
      return { name: title, content: await tableOf(rows, headings) };
  }
}

function headingsOf({ sourceLanguage, targetLanguage }: AlignmentOptions, language: InterfaceLanguage) {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return {
    number: bilingualTableTexts.number[language],
    source: names.of(sourceLanguage) ?? sourceLanguage,
    target: names.of(targetLanguage) ?? targetLanguage,
    status: bilingualTableTexts.status[language],
  };
}

async function* cells(rows: AsyncIterable<PlacedRow>): AsyncGenerator<readonly string[]> {
  for await (const { source, target } of rows) yield [source, target];
}

async function tableOf(
  rows: AsyncIterable<PlacedRow>,
  headings: ReturnType<typeof headingsOf>,
): Promise<Buffer> {
  const table = [];
  let number = 0;
  for await (const { id, source, target, confidence } of rows)
    table.push({
      id,
      number: ++number,
      source: plainInline(source),
      target: plainInline(target),
      status: confidence === null ? '' : `${Math.round(confidence * 100)}%`,
    });
  return Buffer.from(bilingualTable(table, headings));
}

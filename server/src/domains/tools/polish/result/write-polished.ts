import { Readable } from 'node:stream';
import { type PolishOptions, polishedFileOf } from '@transloom/contracts/polish';
import { polishTexts } from '@transloom/contracts/polish-texts';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { fromMarkup } from '@transloom/core/inline/markup';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { markChanges } from '@transloom/core/polish/marked-changes';
import { trackChanges } from '@transloom/core/polish/track-changes';
import { AppError } from '../../../../platform/app-error.ts';
import type { JobContext } from '../../../../platform/context.ts';
import { readWorkingFile } from '../../../documents/parsing/read-working-file.ts';
import { buildInProcess, recognizeInProcess } from '../../../documents/parsing/run-in-process.ts';
import type { DownloadFile } from '../../../files/make-download.ts';
import { readUpload, uploadedFile } from '../../../files/uploaded-content.ts';
import { findSegments, type SegmentRow } from '../segments/polished-segments.store.ts';
import { shownSegment } from '../segments/polished-segments.ts';

interface Polished {
  readonly workId: string;
  readonly name: string;
  readonly options: PolishOptions;
}

/** The polished text without what a person rejected. @throws {AppError} document.…, polish.not-tracked */
export async function writePolished(
  job: JobContext,
  { workId, name, options }: Polished,
  as: 'clean' | 'tracked' | 'changes',
): Promise<DownloadFile> {
  if (as === 'changes') return { name: `${name}.xlsx`, content: Readable.from(changesTable(job, workId)) };
  const fileId = polishedFileOf(options);
  if (fileId !== null) return writeDocument(job, { workId, fileId, options }, as);
  if (as === 'tracked') throw new AppError('polish.not-tracked');
  const lines = (options.text ?? '').split('\n');
  for await (const row of rowsOf(job, workId)) {
    const place = Number(row.unitId);
    const line = lines[place] ?? '';
    lines[place] =
      line.slice(0, row.spanStart) + fromMarkup(shownSegment(row).kept).text + line.slice(row.spanEnd);
  }
  return { name: `${name}.txt`, content: Buffer.from(lines.join('\n')) };
}

const together = 500;

async function* rowsOf(job: JobContext, workId: string): AsyncGenerator<SegmentRow> {
  for (let offset = 0; ; offset += together) {
    const page = { workId, state: 'all' as const, offset, limit: together };
    const rows = await job.transact(({ db }) => findSegments(db, page));
    yield* rows;
    if (rows.length < together) return;
  }
}

async function* changesTable(job: JobContext, workId: string): AsyncGenerator<Uint8Array> {
  const columns = ['segment', 'source', 'result', 'removed', 'added', 'why', 'decision'] as const;
  const headings = columns.map((key) => polishTexts[key][job.language]);
  yield* writeWorkbook(headings, cells(job, workId), [8, 50, 50, 24, 24, 40, 10]);
}

async function* cells(job: JobContext, workId: string): AsyncGenerator<readonly string[]> {
  const word = (key: keyof typeof polishTexts) => polishTexts[key][job.language];
  for await (const row of rowsOf(job, workId)) {
    const { number, source, kept, changes } = shownSegment(row);
    const texts = [String(number), fromMarkup(source).text, fromMarkup(kept).text];
    yield* changes.map(({ removed, added, why, rule, rejected }) => [
      ...texts,
      removed,
      added,
      rule === null ? why : word(rule),
      word(rejected ? 'rejected' : 'accepted'),
    ]);
  }
}

interface PolishedDocument {
  readonly workId: string;
  readonly fileId: string;
  readonly options: PolishOptions;
}

async function writeDocument(
  job: JobContext,
  { workId, fileId, options: { language } }: PolishedDocument,
  as: 'clean' | 'tracked',
): Promise<DownloadFile> {
  const file = await job.transact((context) => uploadedFile(context, fileId));
  const { name } = file;
  const format =
    file.format ?? (await recognizeInProcess({ file: await readUpload(job, fileId), name }, job.signal));
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage: language });
  if (as === 'tracked' && working.formatId !== 'docx') throw new AppError('polish.not-tracked');
  const targets = [];
  for await (const row of rowsOf(job, workId)) {
    const { source, kept, changes } = shownSegment(row);
    if (kept === source) continue;
    const target = as === 'clean' ? kept : markChanges(source, row.polished ?? source, rejectedOf(changes));
    targets.push({
      unitId: row.unitId,
      spanStart: row.spanStart,
      spanEnd: row.spanEnd,
      target,
      confirmed: false,
    });
  }
  const options = { sourceLanguage: language, targetLanguage: language };
  const built = await buildInProcess({ ...working, name, options, targets }, job.signal);
  const by = { author: 'Transloom', at: job.now() };
  const content = as === 'clean' ? built.file : trackChanges(built.file, by);
  if (content === undefined) throw new AppError('polish.not-tracked');
  const extension = findConvertedFormat(format)?.becomes ?? name.split('.').at(-1) ?? '';
  return { name: `${name.replace(/\.[^.]+$/, '')}.polished.${extension}`, content };
}

function rejectedOf(changes: readonly { readonly rejected: boolean }[]): ReadonlySet<number> {
  return new Set(changes.flatMap(({ rejected }, i) => (rejected ? [i] : [])));
}

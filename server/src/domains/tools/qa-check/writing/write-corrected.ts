import { Readable } from 'node:stream';
import { type NamedFile, streamZip } from '@transloom/core/archive/create-zip';
import { bilingualCells } from '@transloom/core/document/convert/bilingual-rows';
import { bilingualTable } from '@transloom/core/document/convert/bilingual-table';
import { fromMarkup } from '@transloom/core/inline/markup';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { AppError } from '../../../../platform/app-error.ts';
import type { JobContext } from '../../../../platform/context.ts';
import { exchangeHeadings, statusText } from '../../../documents/exchange/exchange-headings.ts';
import { finishTranslation } from '../../../documents/finish-translation.ts';
import { readWorkingFile } from '../../../documents/parsing/read-working-file.ts';
import { buildInProcess } from '../../../documents/parsing/run-in-process.ts';
import type { DownloadFile } from '../../../files/make-download.ts';
import type { OpenCheck } from '../require-check.ts';
import {
  type CheckedFileRow,
  type CheckedSegmentRow,
  findCheckedFiles,
  findCorrectedUnits,
  findSegmentsOfFile,
} from '../segments/checked-segments.store.ts';

/**
 * The files in which somebody corrected something: one as it is, several in a zip. All else in them stays byte for byte.
 * @throws {AppError} qa-check.in-project, qa-check.nothing-corrected, document.…
 */
export async function writeCorrected(job: JobContext, check: OpenCheck): Promise<DownloadFile> {
  if (check.options.from === 'project') throw new AppError('qa-check.in-project');
  const files = await job.transact(({ db }) => findCheckedFiles(db, check.workId));
  const built = correctedFiles(job, check, files);
  const first = (await built.next()).value;
  if (first === undefined) throw new AppError('qa-check.nothing-corrected');
  const second = (await built.next()).value;
  if (second === undefined) return first;
  return { name: `${check.name}.zip`, content: Readable.from(streamZip(withFirst([first, second], built))) };
}

async function* withFirst(first: readonly NamedFile[], rest: AsyncGenerator<NamedFile, undefined>) {
  yield* first;
  yield* rest;
}

async function* correctedFiles(
  job: JobContext,
  check: OpenCheck,
  files: readonly CheckedFileRow[],
): AsyncGenerator<NamedFile, undefined> {
  const names = new Set<string>();
  for (const [i, file] of files.entries()) {
    await job.progress(i, files.length, 'building');
    const rows = await job.transact(({ db }) => findCorrectedUnits(db, check.workId, file.number));
    if (rows.length === 0) continue;
    const built =
      file.kind === 'table' ? await tableOf(job, check, file) : await fileOf(job, check, { file, rows });
    yield { ...built, name: freeName(built.name, names) };
  }
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${number}-${name}`;
  taken.add(free.toLowerCase());
  return free;
}

interface Corrected {
  readonly file: CheckedFileRow;
  readonly rows: readonly CheckedSegmentRow[];
}

async function fileOf(
  job: JobContext,
  { options: { sourceLanguage, targetLanguage } }: OpenCheck,
  { file: { name, fileId, format, kind }, rows }: Corrected,
): Promise<NamedFile> {
  if (fileId === null || format === null) throw new AppError('resource.not-found');
  const isPair = kind === 'pair';
  const inFile = isPair ? targetLanguage : sourceLanguage;
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage: inFile });
  // A file that is itself the translation is written in its own language.
  const languages = { sourceLanguage: inFile, targetLanguage };
  const targets = isPair ? rows.filter(({ target, original }) => target !== original) : corrected(rows);
  const built = await buildInProcess(
    { ...working, name, options: languages, targets: targets.map(targetRow) },
    job.signal,
  );
  const finished = await finishTranslation(job, {
    fileId,
    name,
    format,
    targetLanguage,
    source: working.file,
    translated: built.file,
  });
  const ending = finished.extension;
  return {
    name: ending === undefined ? name : name.replace(/\.[^.]{1,8}$/, `.${ending}`),
    content: finished.file,
  };
}

/** What a person has corrected counts as translated. */
function corrected(rows: readonly CheckedSegmentRow[]): readonly CheckedSegmentRow[] {
  return rows.map((row) => ({ ...row, confirmed: row.target !== '' }));
}

function targetRow({ unitId, spanStart, spanEnd, target, confirmed }: CheckedSegmentRow) {
  return { unitId, spanStart, spanEnd, target, confirmed };
}

/** In characters; the column with the names of segments is hidden. */
const columnWidths = [0, 8, 60, 60, 14];

/** A bilingual table is written as a whole; its names stay, so that it can be given back. */
async function tableOf(
  job: JobContext,
  { workId, options }: OpenCheck,
  file: CheckedFileRow,
): Promise<NamedFile> {
  const segments = await job.transact(({ db }) => findSegmentsOfFile(db, workId, file.number));
  const rows = segments.map((row) => ({
    id: row.unitId,
    number: row.place,
    source: fromMarkup(row.source),
    target: fromMarkup(row.target),
    status: statusText(row, job.language),
  }));
  const headings = exchangeHeadings(options, job.language);
  if (file.format === 'docx') return { name: file.name, content: bilingualTable(rows, headings) };
  async function* cells() {
    for (const row of rows) yield bilingualCells(row);
  }
  const words = ['ID', headings.number, headings.source, headings.target, headings.status];
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook(words, cells(), columnWidths)) pieces.push(piece);
  return { name: file.name, content: Buffer.concat(pieces) };
}

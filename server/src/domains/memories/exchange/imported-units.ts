import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import type {
  ExchangeLanguages,
  UnitBatch,
  UnitReading,
} from '@transloom/core/memory/exchange/exchange-format';
import { exchangeFormats } from '@transloom/core/memory/exchange/exchange-formats';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { readConverted } from '../../files/converted-content.ts';
import { importRefusal } from '../../files/import-refusal.ts';
import { openUpload } from '../../files/uploaded-content.ts';
import { sdltmUnits } from './sdltm-units.ts';

export interface ImportedUpload {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  /** Format of the upload as it was recognized. */
  readonly format: string;
  readonly layout?: UnitReading['layout'];
}

/** The units of an uploaded file of any kind that memories are exchanged in. @throws {AppError} document.… */
export async function* importedUnits(
  job: JobContext,
  upload: ImportedUpload,
  languages: ExchangeLanguages,
): AsyncGenerator<UnitBatch> {
  try {
    if (upload.format === 'sdltm') yield* sdltmFile(job, upload);
    else yield* readFormat(job, upload, languages);
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    throw importRefusal(error, { purpose: 'memory', ...upload });
  }
}

async function* readFormat(
  job: JobContext,
  { fileId, name, format: id, layout }: ImportedUpload,
  languages: ExchangeLanguages,
): AsyncGenerator<UnitBatch> {
  const converted = id === 'xls' ? findConvertedFormat(id) : undefined;
  const format = exchangeFormats.find((known) => known.id === (converted?.becomes ?? id));
  if (format === undefined) throw new AppError('document.unsupported', { name, formats: '' });
  const reading = { ...languages, layout };
  if (converted === undefined) return yield* format.read(await openUpload(job, fileId), reading);
  const language = languages.sourceLanguage;
  const file = await readConverted(job, { fileId, name, format: converted, language, signal: job.signal });
  async function* content() {
    yield file;
  }
  yield* format.read(content(), reading);
}

/** SQLite reads files alone. */
async function* sdltmFile(job: JobContext, { fileId, bytes }: ImportedUpload): AsyncGenerator<UnitBatch> {
  const folder = await mkdtemp(join(tmpdir(), 'transloom-sdltm-'));
  try {
    const path = join(folder, 'memory.sdltm');
    await pipeline(await openUpload(job, fileId), createWriteStream(path), { signal: job.signal });
    yield* sdltmUnits(path, bytes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

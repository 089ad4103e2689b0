import type { Readable } from 'node:stream';
import type { ImportsApi } from '@transloom/contracts/asset-imports';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { tableHeadBytes } from '@transloom/core/memory/exchange/table-head';
import { AppError } from '../../../platform/app-error.ts';
import type { LongRequestContext } from '../../../platform/context.ts';
import { readConverted } from '../../files/converted-content.ts';
import { openUpload, showUpload, type UploadedContent } from '../../files/uploaded-content.ts';
import type { ImportableAsset } from './importable-asset.ts';
import { tableHeadInProcess } from './table-head-in-process.ts';

const shownRows = 6;
/** Enough to know a text by. */
const shownCharacters = 120;

/**
 * Shows the first rows of a table before it is imported; the upload stays unused.
 * @throws {AppError} resource.not-found, document.…
 */
export async function previewTable(
  context: LongRequestContext,
  { purpose, guessLayout }: ImportableAsset,
  { fileId, ...languages }: InputOf<ImportsApi['previewTable']>,
): Promise<OutputOf<ImportsApi['previewTable']>> {
  const upload = await context.transact((read) => showUpload(read, { fileId, purpose }));
  const rows = await firstRows(context, upload, languages.sourceLanguage);
  const { hasHeadings, columns } = guessLayout(rows[0] ?? [], languages);
  return {
    rows: rows.map((row) => row.slice(0, limits.tableColumns).map(shownCell)),
    layout: { hasHeadings, columns: [...columns].slice(0, limits.tableColumns) },
  };
}

function shownCell(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}

async function firstRows(
  context: LongRequestContext,
  { fileId, name, format }: UploadedContent,
  language: string,
): Promise<readonly (readonly string[])[]> {
  const { signal } = context;
  const converted = format === 'xls' ? findConvertedFormat(format) : undefined;
  const table = converted === undefined ? format : converted.becomes;
  if (table !== 'xlsx' && table !== 'csv')
    throw new AppError('document.unsupported', { name, formats: 'xlsx, xls, csv' });
  const content =
    converted === undefined
      ? await firstBytes(await openUpload(context, fileId), tableHeadBytes[table])
      : await readConverted(context, { fileId, name, format: converted, language, signal });
  return tableHeadInProcess({ content, format: table, count: shownRows }, { name, signal });
}

/** A little more than asked for, so that a file that is too large is known. */
async function firstBytes(content: Readable, most: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes > most) break;
  }
  return Buffer.concat(pieces);
}

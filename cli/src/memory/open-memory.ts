import { createReadStream, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import type { ExchangeLanguages, UnitBatch } from '@transloom/core/memory/exchange/exchange-format';
import { exchangeFormatOf, exchangeFormats } from '@transloom/core/memory/exchange/exchange-formats';
import { sdltmUnits } from '@transloom/server/domains/memories/exchange/sdltm-units';
import { convertFile } from '../document/convert-file.ts';
import { documentRefusal } from '../document/document-refusal.ts';
import { readInput } from '../document/files.ts';
import { Refusal } from '../refusal.ts';

/**
 * The units of a file memories are exchanged in, some at a time; tables without headings are of these languages.
 * @throws {Refusal} path.…, document.…
 */
export async function* openMemory(path: string, languages: ExchangeLanguages): AsyncGenerator<UnitBatch> {
  try {
    yield* unitsOf(path, languages);
  } catch (error) {
    throw asRefusal(error, path);
  }
}

async function* unitsOf(path: string, languages: ExchangeLanguages): AsyncGenerator<UnitBatch> {
  const extension = extname(path).toLowerCase();
  if (extension === '.sdltm') return yield* sdltmUnits(path, statSync(path).size);
  if (extension === '.xls') return yield* unitsOfBytes(await asWorkbook(path), 'converted.xlsx', languages);
  const format = exchangeFormatOf(path);
  if (format === undefined)
    throw new Refusal('document.unsupported', { name: basename(path), formats: readable });
  yield* format.read(createReadStream(path), languages);
}

const readable = [...exchangeFormats.flatMap(({ extensions }) => extensions), 'xls', 'sdltm'].join(', ');

async function* unitsOfBytes(
  file: Uint8Array,
  name: string,
  languages: ExchangeLanguages,
): AsyncGenerator<UnitBatch> {
  async function* content() {
    yield file;
  }
  yield* exchangeFormatOf(name)?.read(content(), languages) ?? [];
}

async function asWorkbook(path: string): Promise<Uint8Array> {
  return convertFile(basename(path), { file: await readInput(path), from: 'xls', to: 'xlsx' });
}

function asRefusal(error: unknown, path: string): unknown {
  if (error instanceof DocumentFormatError) return documentRefusal(error, basename(path));
  const reason =
    error instanceof Error && 'code' in error && !(error instanceof Refusal) ? String(error.code) : '';
  if (reason === 'ENOENT') return new Refusal('path.not-found', { name: path });
  return /^E[A-Z]+$/.test(reason) ? new Refusal('path.not-readable', { name: path, reason }) : error;
}

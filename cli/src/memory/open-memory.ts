import { statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import type { ExchangeLanguages, UnitBatch } from '@transloom/core/memory/exchange/exchange-format';
import { exchangeFormatOf, exchangeFormats } from '@transloom/core/memory/exchange/exchange-formats';
import { sdltmUnits } from '@transloom/server/domains/memories/exchange/sdltm-units';
import { convertFile } from '../document/convert-file.ts';
import { documentRefusal } from '../document/document-refusal.ts';
import { exchangeInput } from '../document/exchange-input.ts';
import { readInput, unreadable } from '../document/files.ts';
import { Refusal } from '../refusal.ts';

/**
 * The units of a file memories are exchanged in, some at a time; tables without headings are of these languages. It may be
 * packed by gzip (`.gz`), or be standard input (`-`).
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
  const { name, content } = await exchangeInput(path);
  const format = exchangeFormatOf(name);
  if (format === undefined) throw new Refusal('document.unsupported', { name, formats: readable });
  yield* format.read(content(), languages);
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
  return error instanceof DocumentFormatError
    ? documentRefusal(error, basename(path), readable)
    : unreadable(error, path);
}

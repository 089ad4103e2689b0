import { basename, extname } from 'node:path';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import type { TermLanguages } from '@transloom/core/terms/exchange/term-columns';
import {
  type ConceptBatch,
  termExchangeFormats,
  termExchangeOf,
} from '@transloom/core/terms/exchange/term-exchange';
import { convertFile } from '../document/convert-file.ts';
import { documentRefusal } from '../document/document-refusal.ts';
import { type ExchangeInput, exchangeInput } from '../document/exchange-input.ts';
import { readInput, unreadable } from '../document/files.ts';
import { Refusal } from '../refusal.ts';

/**
 * The concepts of a file term bases are exchanged in; tables without headings are in these languages. It may be packed by
 * gzip (`.gz`), or be standard input (`-`).
 * @throws {Refusal} path.…, document.…
 */
export async function* openTerms(path: string, languages: TermLanguages): AsyncGenerator<ConceptBatch> {
  const { name, content } = await termInput(path);
  const format = termExchangeOf(name);
  if (format === undefined) throw new Refusal('document.unsupported', { name, formats: readable });
  try {
    yield* format.read(content(), languages);
  } catch (error) {
    if (error instanceof DocumentFormatError) throw documentRefusal(error, basename(path), readable);
    throw unreadable(error, path);
  }
}

async function termInput(path: string): Promise<ExchangeInput> {
  if (extname(path).toLowerCase() !== '.xls') return exchangeInput(path);
  const file = await readInput(path);
  async function* content() {
    yield await convertFile(basename(path), { file, from: 'xls', to: 'xlsx' });
  }
  return { name: 'converted.xlsx', content };
}

const readable = [...termExchangeFormats.flatMap(({ extensions }) => extensions), 'xls'].join(', ');

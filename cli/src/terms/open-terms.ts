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
import { readInput } from '../document/files.ts';
import { Refusal } from '../refusal.ts';

/**
 * The concepts of a file term bases are exchanged in; tables without headings are in these languages.
 * @throws {Refusal} path.…, document.…
 */
export async function* openTerms(path: string, languages: TermLanguages): AsyncGenerator<ConceptBatch> {
  const name = basename(path);
  const isOld = extname(path).toLowerCase() === '.xls';
  const format = termExchangeOf(isOld ? 'converted.xlsx' : path);
  if (format === undefined) throw new Refusal('document.unsupported', { name, formats: readable });
  const file = await readInput(path);
  async function* content() {
    yield isOld ? await convertFile(name, { file, from: 'xls', to: 'xlsx' }) : file;
  }
  try {
    yield* format.read(content(), languages);
  } catch (error) {
    throw error instanceof DocumentFormatError ? documentRefusal(error, name) : error;
  }
}

export const writable = termExchangeFormats.flatMap(({ extensions }) => extensions).join(', ');
const readable = `${writable}, xls`;

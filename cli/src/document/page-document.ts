import { extname } from 'node:path';
import type { GivenBack } from '@transloom/core/document/converted-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import {
  PageFiles,
  type PagesReading,
  type WrittenPages,
} from '@transloom/server/providers/pages/page-files';
import { findPagePrograms } from '@transloom/server/providers/pages/page-programs';
import { PagesError } from '@transloom/server/providers/pages/pages-error';
import { pagesRefusal } from '@transloom/server/providers/pages/pages-refusal';
import { Refusal } from '../refusal.ts';
import { documentRefusal } from './document-refusal.ts';

/** A PDF or a picture, whose text is read and written as a document of its own. */
export interface PageOriginal {
  readonly bytes: Uint8Array;
  readonly gives: readonly GivenBack[];
}

/** The text of a PDF or a picture. @throws {Refusal} document.… */
export function readPageDocument(name: string, reading: PagesReading): Promise<Uint8Array> {
  return refusing(name, () => new PageFiles(findPagePrograms()).read(reading));
}

export interface PageWriting {
  readonly name: string;
  readonly original: PageOriginal;
  readonly source: Uint8Array;
  readonly translated: Uint8Array;
  readonly targetLanguage: string;
}

/** What the output is called says what it becomes. @throws {Refusal} usage.page-output, document.… */
export async function writePageDocument(path: string, writing: PageWriting): Promise<WrittenPages> {
  const { name, original, source, translated, targetLanguage } = writing;
  const asked = extname(path).slice(1).toLowerCase();
  const to = original.gives.find((one) => one === asked);
  if (to === undefined) throw new Refusal('usage.page-output', { name, formats: original.gives.join(', ') });
  const parts = { original: original.bytes, source, translated, to, targetLanguage };
  return refusing(name, () => new PageFiles(findPagePrograms()).write(parts));
}

async function refusing<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentFormatError) throw documentRefusal(error, name);
    if (!(error instanceof PagesError)) throw error;
    const { code, params } = pagesRefusal(error);
    throw new Refusal(code, { ...params, name });
  }
}

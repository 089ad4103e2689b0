import type { TranslationUnit } from '@transloom/core/document/document-format';
import { plainInline } from '@transloom/core/inline/inline-text';
import { openDocument, visitUnits } from '../document/open-document.ts';
import { readLines } from '../document/read-lines.ts';
import { splitUnit } from '../document/split-document.ts';
import { Refusal } from '../refusal.ts';
import type { AskedSegment } from '../translation/ask-engine.ts';

export interface SentenceFile {
  readonly path: string;
  readonly language: string;
  /** Each line is a sentence; otherwise the file is a document of any readable format. */
  readonly lines: boolean;
}

/**
 * The sentences of a file in their order; their places are their numbers from 0.
 * @throws {Refusal} path.…, document.…, lines.empty
 */
export async function readSentences(file: SentenceFile): Promise<readonly AskedSegment[]> {
  return file.lines ? sentencesOfLines(await readLines(file.path)) : sentencesOfDocument(file);
}

function sentencesOfLines(lines: readonly string[]): readonly AskedSegment[] {
  return lines.map((line, place) => ({
    id: `line-${place + 1}`,
    source: plainInline(line),
    unit: { codes: {} },
  }));
}

async function sentencesOfDocument({ path, language }: SentenceFile): Promise<readonly AskedSegment[]> {
  const document = await openDocument(path, language);
  const sentences: AskedSegment[] = [];
  const collect = (unit: TranslationUnit) => {
    sentences.push(...splitUnit(unit, language));
  };
  visitUnits(document, collect, {});
  if (sentences.length === 0) throw new Refusal('document.no-text', { name: document.name });
  return sentences;
}

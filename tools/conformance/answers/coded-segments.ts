import { readFileSync, statSync } from 'node:fs';
import type { DocumentFormat } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormat } from '@transloom/core/document/format-registry';
import { parseDocument } from '@transloom/core/document/read-document';
import type { EngineSegment } from '@transloom/server/providers/machine-translation/engine-vendor';
import { listCorpus } from '../corpus.ts';

const formats = ['docx', 'html', 'pptx'];
const largestBytes = 400_000;
const longestCharacters = 2_000;
/** So that no one file is most of the test. */
const mostPerFile = 60;

/** Texts with codes of the corpus's documents. */
export function codedSegments(corpusDir: string): readonly EngineSegment[] {
  return formats.map(documentFormat).flatMap((format) =>
    listCorpus(corpusDir, format.extensions)
      .filter(({ path, hostile }) => !hostile && statSync(path).size < largestBytes)
      .flatMap(({ path }) => segmentsOf(format, path)),
  );
}

function segmentsOf(format: DocumentFormat, path: string): readonly EngineSegment[] {
  try {
    return parseDocument(format, readFileSync(path))
      .units.filter(({ source }) => source.codes.length > 0 && /\p{L}{2}/u.test(source.text))
      .filter(({ source }) => source.text.length < longestCharacters)
      .slice(0, mostPerFile)
      .map(({ source, codes }) => ({ source, codes }));
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    return [];
  }
}

import type { AlignmentOptions } from '@transloom/contracts/alignment';
import { limits } from '@transloom/contracts/limits';
import { splitByLanguage } from '@transloom/core/alignment/split-by-language';
import { fromMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import { AppError } from '../../../../platform/app-error.ts';
import { currentSegmentation } from '../../../document-settings/segmentation.ts';
import { type FileReader, segmentFile } from '../../../documents/parsing/segment-file.ts';
import type { SegmentRow } from '../../../documents/parsing/segment-row.ts';
import { storedCodes } from '../../../documents/segments/stored-codes.ts';
import { uploadedFile } from '../../../files/uploaded-content.ts';

/** The sentences of both sides; pairs where the file itself says what translates what. */
export type ReadTexts =
  | { readonly kind: 'texts'; readonly source: readonly string[]; readonly target: readonly string[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly GivenPair[] };

export interface GivenPair {
  readonly source: string;
  /** Empty where the file has no translation. */
  readonly target: string;
}

/** @throws {AppError} document.…, alignment.one-language, alignment.too-long */
export async function readTexts(reader: FileReader, options: AlignmentOptions): Promise<ReadTexts> {
  const { sourceFileId, targetFileId, sourceLanguage, targetLanguage } = options;
  if (targetFileId === null) return readBilingual(reader, options);
  const source = await sentencesOf(reader, sourceFileId, { sourceLanguage, targetLanguage });
  const target = await sentencesOf(reader, targetFileId, {
    sourceLanguage: targetLanguage,
    targetLanguage: sourceLanguage,
  });
  requireFitting(source.texts.length + target.texts.length);
  return { kind: 'texts', source: source.texts, target: target.texts };
}

interface Languages {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

async function readBilingual(
  reader: FileReader,
  { sourceFileId, ...languages }: AlignmentOptions,
): Promise<ReadTexts> {
  const { sourceLanguage, targetLanguage } = languages;
  const { name, rows, texts } = await sentencesOf(reader, sourceFileId, { sourceLanguage, targetLanguage });
  requireFitting(texts.length);
  if (rows.some(({ target }) => target !== ''))
    return {
      kind: 'pairs',
      pairs: rows.map((row, i) => ({ source: texts[i] ?? '', target: textOf(row, row.target) })),
    };
  const { source, target } = splitByLanguage(texts, { sourceLanguage, targetLanguage });
  if (source.length === 0 || target.length === 0) throw new AppError('alignment.one-language', { name });
  return { kind: 'texts', source, target };
}

/** @throws {AppError} document.… */
async function sentencesOf(reader: FileReader, fileId: string, languages: Languages) {
  const { name, format, segmentation } = await reader.transact(async (context) => ({
    ...(await uploadedFile(context, fileId)),
    segmentation: await currentSegmentation(context),
  }));
  const file = { fileId, name, format, segmentation, ...languages, optionsOf: () => ({}) };
  const { segments: rows } = await segmentFile(reader, file);
  return { name, rows, texts: rows.map((row) => textOf(row, row.source)) };
}

function textOf({ codes }: SegmentRow, markup: string): string {
  return plainText(fromMarkup(markup), storedCodes(codes)).replaceAll(/\s+/g, ' ').trim();
}

function requireFitting(count: number): void {
  const limit = limits.alignedSentences;
  if (count > limit) throw new AppError('alignment.too-long', { count, limit });
}

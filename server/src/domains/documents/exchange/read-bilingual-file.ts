import type { ReturnedSegment } from '@transloom/core/document/convert/read-exchange';
import { fromMarkup } from '@transloom/core/inline/markup';
import { defaultSegmentation } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { AppError } from '../../../platform/app-error.ts';
import { readExchangeInProcess, recognizeInProcess, segmentInProcess } from '../parsing/run-in-process.ts';

export interface BilingualContent {
  readonly name: string;
  readonly file: Uint8Array;
}

interface Reading {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly signal: AbortSignal;
}

const exchangeOf: Readonly<Record<string, 'xliff' | 'docx' | 'xlsx'>> = {
  xlf: 'xliff',
  xliff: 'xliff',
  docx: 'docx',
  xlsx: 'xlsx',
};

/**
 * The translations in a file that another program worked on. Files that this program wrote have the names of their
 * segments; the bilingual formats of other programs are read as documents, and name only those that kept theirs.
 * @throws {AppError} document.… for a file that cannot be read
 */
export async function readBilingualFile(
  { name, file }: BilingualContent,
  { signal, ...languages }: Reading,
): Promise<readonly ReturnedSegment[]> {
  const as = exchangeOf[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (as !== undefined) {
    const own = await ownSegments({ name, file, as }, signal);
    if (own.length > 0 || as !== 'xliff') return own;
  }
  const formatId = await recognizeInProcess({ name, file }, signal);
  const wanted = { formatId, name, file, options: languages, segmentation: defaultSegmentation };
  const { segments } = await segmentInProcess(wanted, signal);
  return segments.map(({ unitKey, unitId, source, target, confirmed }) => ({
    id: unitKey ?? unitId,
    source: fromMarkup(source),
    target: fromMarkup(target),
    state: confirmed ? 'translated' : 'draft',
  }));
}

/** Nothing where it is an XLIFF of another edition than the one this program names segments in. */
async function ownSegments(
  input: Parameters<typeof readExchangeInProcess>[0],
  signal: AbortSignal,
): Promise<readonly ReturnedSegment[]> {
  try {
    return await readExchangeInProcess(input, signal);
  } catch (error) {
    if (error instanceof AppError && input.as === 'xliff') return [];
    throw error;
  }
}

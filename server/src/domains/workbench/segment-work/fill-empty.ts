import { fromMarkup } from '@transloom/core/inline/markup';
import type { LongContext } from '../../../platform/context.ts';
import { documentContext } from '../../documents/document-context.ts';
import type { requireDocument } from '../../documents/require-document.ts';
import { engineFill } from '../../documents/segments/engine-fill.ts';
import { keepFills } from '../../documents/segments/keep-fills.ts';
import type { SegmentOfPart } from '../../documents/segments/read-segments.ts';
import { segmentsAround } from '../../documents/segments/segments-around.ts';
import { storedCodes } from '../../documents/segments/stored-codes.ts';
import { engineRefusal } from '../../engines/limits/engine-failure.ts';
import { translateTexts } from '../../engines/translating/translate-texts.ts';

const timeoutMs = 60_000;

interface FillWish {
  readonly engineKey: string;
  readonly empty: readonly SegmentOfPart[];
}

/** Fills segments by an engine; gives how many. @throws {AppError} engine.* where it translates none of them */
export async function fillEmpty(
  context: LongContext,
  document: Awaited<ReturnType<typeof requireDocument>>,
  { engineKey, empty }: FillWish,
): Promise<number> {
  if (empty.length === 0) return 0;
  const about = await context.transact((short) => documentContext(short, document));
  const answers = await translateTexts(context, {
    engineKey,
    module: 'workbench',
    documentId: document.id,
    projectId: document.projectId,
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
    document: about,
    segments: empty.map(({ source, codes }) => ({ source: fromMarkup(source), codes: storedCodes(codes) })),
    around: (short, indices) =>
      segmentsAround(
        short,
        document.id,
        indices.flatMap((index) => empty[index]?.number ?? []),
      ),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const fills = answers.flatMap((answer) => {
    const segment = empty[answer.index];
    if (segment === undefined || answer.status === 'failed') return [];
    return [engineFill(segment, answer)];
  });
  const failed = answers.find((answer) => answer.status === 'failed');
  if (fills.length === 0 && failed?.status === 'failed') throw engineRefusal(failed.failure);
  await context.transact((short) => keepFills(short, document, fills));
  return fills.length;
}

import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import { fromMarkup, MarkupError } from '@transloom/core/inline/markup';
import { sameCodes } from '@transloom/core/inline/missing-codes';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { changeSource } from '../../documents/segments/change-source.ts';
import { segmentSummaries } from '../../documents/segments/segment-summary.ts';
import { workedSegment } from './worked-segment.ts';

/**
 * The file keeps its source: what is delivered is the translation.
 * @throws {AppError} resource.not-found, project.not-active, segment.changed, segment.locked, segment.source-codes
 */
export async function editSource(
  context: Context,
  { segmentId, version, source }: InputOf<typeof segmentWorkApi.editSource>,
): Promise<OutputOf<typeof segmentWorkApi.editSource>> {
  const { segment, work } = await workedSegment(context, segmentId);
  requireSameCodes(segment.source, source);
  const changed = await changeSource(context, segment, { version, source, work });
  const [summary] = await segmentSummaries(context, [changed], work);
  if (summary === undefined) throw new AppError('resource.not-found');
  return summary;
}

function requireSameCodes(before: string, after: string): void {
  try {
    const text = fromMarkup(after);
    if (text.text.trim() !== '' && sameCodes(fromMarkup(before), text)) return;
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
  }
  throw new AppError('segment.source-codes');
}

import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import { workingFormat } from '@transloom/core/document/format-registry';
import { fromMarkup, MarkupError, toMarkup } from '@transloom/core/inline/markup';
import { restoreCodes } from '@transloom/core/inline/restore-codes';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { requireSegment } from '../../documents/segments/require-segment.ts';
import { planIncludes } from '../../organizations/plan-of.ts';

/** Formats whose files have no tags (D5.34). */
const withoutTags = ['csv', 'txt', 'srt'];

/**
 * Places all tags of the source in a translation by how the texts correspond; nothing is saved. Rules D5.34, D5.35, D6.6
 * and D7.13 of the specification.
 * @throws {AppError} resource.not-found, access.denied, access.plan-required, segment.locked, segment.empty-target,
 * segment.no-tags, segment.tags-of-format, segment.codes-invalid
 */
export async function fillTags(
  context: Context,
  { segmentId, target }: InputOf<typeof segmentWorkApi.fillTags>,
): Promise<OutputOf<typeof segmentWorkApi.fillTags>> {
  const segment = await requireSegment(context, segmentId);
  if (!(await planIncludes(context, 'tagFilling'))) throw new AppError('access.plan-required');
  if (segment.locked) throw new AppError('segment.locked');
  const { format } = await requireDocument(context, segment.documentId);
  if (format !== null && withoutTags.includes(workingFormat(format).id))
    throw new AppError('segment.tags-of-format', { format });
  const source = fromMarkup(segment.source);
  if (source.codes.length === 0) throw new AppError('segment.no-tags');
  const text = read(target);
  if (text.text.trim() === '') throw new AppError('segment.empty-target');
  return { target: toMarkup(restoreCodes(source, { ...text, codes: [] })) };
}

function read(target: string) {
  try {
    return fromMarkup(target);
  } catch (error) {
    if (error instanceof MarkupError) throw new AppError('segment.codes-invalid');
    throw error;
  }
}

import { fromMarkup, MarkupError } from '@transloom/core/inline/markup';
import { foreignCodes } from '@transloom/core/inline/missing-codes';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/db/new-id.ts';
import { requireDocument } from '../../../documents/require-document.ts';
import { changeSegments } from '../../../documents/segments/change-segments.ts';
import { forgetUnconfirmed } from '../../../documents/segments/forget-unconfirmed.ts';
import { requireManagedActiveProject } from '../../../projects/require-project.ts';
import type { OpenCheck } from '../require-check.ts';
import { type CheckedSegmentRow, findIssuePlace, updateTarget } from '../segments/checked-segments.store.ts';

/**
 * Writes a correction: of a file into the check, of a project into its segment, which is then confirmed anew.
 * @throws {AppError} segment.locked, segment.codes-invalid, qa-check.not-writable; in a project also access.denied,
 * project.not-active, resource.not-found where the segment is gone, qa-check.changed where somebody changed it since
 */
export async function writeTarget(
  context: Context,
  check: OpenCheck,
  { row, target }: { readonly row: CheckedSegmentRow; readonly target: string },
): Promise<CheckedSegmentRow> {
  if (row.locked) throw new AppError('segment.locked');
  if (!row.writable) throw new AppError('qa-check.not-writable');
  requireCodes(row, target);
  const version =
    check.options.from === 'project' ? await changeInProject(context, row, target) : row.version;
  return updateTarget(context.db, { id: row.id, target, version });
}

/** A translation has no tags but those of its source; of two files, none but those it had. */
function requireCodes({ source, original }: CheckedSegmentRow, target: string): void {
  try {
    const text = fromMarkup(target);
    const isForeign = (known: string) => foreignCodes(fromMarkup(known), text).length > 0;
    if (isForeign(source) && isForeign(original)) throw new AppError('segment.codes-invalid');
  } catch (error) {
    if (error instanceof MarkupError) throw new AppError('segment.codes-invalid');
    throw error;
  }
}

/** Gives the version of the segment from now on. Whoever manages a project corrects it here; others do it in the editor. */
async function changeInProject(context: Context, row: CheckedSegmentRow, target: string): Promise<number> {
  const { documentId, documentSegmentId: segmentId } = await findIssuePlace(context.db, row.id);
  if (documentId === null || segmentId === null) throw new AppError('resource.not-found');
  if (!context.actor.permissions.has('segment:edit')) throw new AppError('access.denied');
  const document = await requireDocument(context, documentId);
  await requireManagedActiveProject(context, document.projectId);
  const change = {
    segmentId,
    target,
    baseVersion: row.version,
    operationId: newId(),
    confirmed: false,
    origin: 'person' as const,
    matchRate: null,
    engine: null,
    memoryEntryId: null,
  };
  const outcomes = await changeSegments(context, documentId, [change]);
  const [outcome] = outcomes;
  if (outcome === undefined) throw new AppError('resource.not-found');
  if (outcome.savedVersion === null) throw new AppError(outcome.refusal ?? 'qa-check.changed');
  await forgetUnconfirmed(context, { document }, outcomes);
  return outcome.savedVersion;
}

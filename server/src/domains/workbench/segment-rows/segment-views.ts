import type { InputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { segmentCriteriaSchema } from '@transloom/contracts/segment-criteria';
import type { SavedView, segmentRowsApi } from '@transloom/contracts/segment-rows';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { deleteView, findViews, storeView, type ViewRow } from './segment-views.store.ts';

type Api = typeof segmentRowsApi;

/** @throws {AppError} access.denied */
export async function segmentViews({ db, actor }: Context): Promise<SavedView[]> {
  return (await findViews(db, actor.userId)).map(shownView);
}

/** @throws {AppError} access.denied, editor.too-many-views */
export async function saveSegmentView(
  { db, actor, now }: Context,
  { name, criteria }: InputOf<Api['saveSegmentView']>,
): Promise<SavedView> {
  const { organizationId, userId } = actor;
  const known = await findViews(db, userId);
  const isNew = known.every((view) => view.name !== name);
  if (isNew && known.length >= limits.segmentViews)
    throw new AppError('editor.too-many-views', { limit: limits.segmentViews });
  const view = { id: newId(), organizationId, userId, name, criteria, savedAt: now() };
  return shownView(await storeView(db, view));
}

/** @throws {AppError} resource.not-found, access.denied */
export async function removeSegmentView(
  { db, actor }: Context,
  { viewId }: InputOf<Api['removeSegmentView']>,
): Promise<null> {
  if (!(await deleteView(db, { userId: actor.userId, viewId }))) throw new AppError('resource.not-found');
  return null;
}

/** A criterion that came later than the view says nothing. */
function shownView({ id, name, criteria }: Pick<ViewRow, 'id' | 'name' | 'criteria'>): SavedView {
  return { viewId: id, name, criteria: segmentCriteriaSchema.parse(criteria) };
}

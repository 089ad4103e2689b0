import type { Context } from '../../platform/context.ts';
import { workChanged } from './announce-work.ts';
import { requireWork } from './require-work.ts';
import { renameWorkRow } from './work.store.ts';
import type { WorkKind } from './work-kind.ts';

/** @throws {AppError} resource.not-found */
export async function renameWork(
  context: Context,
  { definition }: WorkKind,
  { workId, name }: { readonly workId: string; readonly name: string },
): Promise<void> {
  await requireWork(context, definition, workId);
  await renameWorkRow(context.db, workId, name);
  context.publish(workChanged(definition, { workId, actor: context.actor }));
}

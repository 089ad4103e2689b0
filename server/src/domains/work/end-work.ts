import type { WorkStatus } from '@transloom/contracts/work';
import type { Context } from '../../platform/context.ts';
import { workChanged } from './announce-work.ts';
import { settleQuota } from './hold-quota.ts';
import { notifyOwner } from './notify-owner.ts';
import { changeWork, keepProgress, type WorkChange } from './work.store.ts';
import type { AnyWorkDefinition } from './work-definition.ts';
import type { WorkKind } from './work-kind.ts';

interface WorkEnd extends WorkChange {
  readonly workId: string;
  readonly from: readonly WorkStatus[];
  readonly status: 'done' | 'failed' | 'stopped' | 'paused';
}

/**
 * Ends a run of work: keeps its progress, pays what it has used and frees the rest of the quota; then its owner
 * is notified. False where its status is none of `from`.
 */
export async function endWork(
  context: Context,
  { definition, charges }: WorkKind,
  { workId, from, ...change }: WorkEnd,
): Promise<boolean> {
  await keepProgress(context.db, workId);
  const endedAt = context.now();
  const keptUntil = keptUntilOf(definition, { status: change.status, endedAt });
  const work = await changeWork(context.db, workId, { from, ...change, endedAt, keptUntil });
  if (work === undefined) return false;
  const all = change.status === 'done' && definition.charges !== 'as-spent';
  const costs = await settleQuota(context, charges, { work, all });
  await changeWork(context.db, workId, { from: [change.status], ...costs });
  context.publish(workChanged(definition, { workId, actor: context.actor }));
  await notifyOwner(context, definition, work);
  return true;
}

const dayMs = 86_400_000;

function keptUntilOf(
  { kept }: AnyWorkDefinition,
  { status, endedAt }: { readonly status: WorkStatus; readonly endedAt: Date },
): Date | null {
  return kept?.statuses.includes(status) ? new Date(endedAt.getTime() + kept.days * dayMs) : null;
}

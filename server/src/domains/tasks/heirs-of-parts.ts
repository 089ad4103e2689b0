import type { PartPreview } from '@transloom/contracts/task-splits';
import { AppError } from '../../platform/app-error.ts';
import type { PlacedTask } from './tasks.store.ts';

/** A task that goes on as the one of a new part. */
export interface Heir {
  readonly task: PlacedTask;
  readonly part: number;
  /** What its person is paid beside the words, for all tasks that come together in it. */
  readonly extraFee: number;
}

interface NewParts {
  readonly tasks: readonly PlacedTask[];
  /** The number of the first segment of each old part; a part without segments is absent. */
  readonly starts: ReadonlyMap<number, number>;
  readonly parts: readonly PartPreview[];
}

/**
 * Which task goes on at each stage of each new part. Old parts that begin in a new part come together in it: a person who
 * has some of their tasks keeps one of them, so that parts of running work can be merged.
 * @throws {AppError} parts.held where two people would have the same task, or somebody's task would be gone
 */
export function heirsOf({ tasks, starts, parts }: NewParts): readonly Heir[] {
  const heirs: Heir[] = [];
  for (const { part, first, last } of parts) {
    const inside = tasks.filter((task) => {
      const start = starts.get(task.part) ?? 0;
      return start >= first && start <= last;
    });
    for (const some of Map.groupBy(inside, ({ stage }) => stage).values()) {
      const held = some.filter(isHeld);
      if (new Set(held.map(holderOf)).size > 1) throw new AppError('parts.held');
      const task = held[0] ?? some[0];
      if (task !== undefined) heirs.push({ task, part, extraFee: feeOf(task, held) });
    }
  }
  if (tasks.some((task) => isHeld(task) && !starts.has(task.part))) throw new AppError('parts.held');
  return heirs;
}

/** Fees in another currency stay out, because they cannot be added up. */
function feeOf(task: PlacedTask, held: readonly PlacedTask[]): number {
  const added = held.filter(({ id, currency }) => id !== task.id && currency === task.currency);
  return [task, ...added].reduce((sum, { extraFee }) => sum + Number(extraFee ?? 0), 0);
}

function isHeld({ assigneeId, state }: PlacedTask): boolean {
  return assigneeId !== null || state === 'offered';
}

/** What was offered has no holder yet: two offers cannot become one. */
function holderOf({ assigneeId, id }: PlacedTask): string {
  return assigneeId ?? id;
}

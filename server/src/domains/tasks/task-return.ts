import type { Task } from '@transloom/contracts/task-shape';
import { z } from 'zod';

const detailsSchema = z.object({ segmentIds: z.array(z.string()).default([]) });

interface ReturnRecord {
  readonly at: Date;
  readonly actorId: string | null;
  readonly reason: string;
  readonly details: unknown;
}

/** The record of a return as people see it. */
export function returnOf(
  { at, actorId, reason, details }: ReturnRecord,
  names: ReadonlyMap<string, string>,
): NonNullable<Task['lastReturn']> {
  return {
    at: at.toISOString(),
    by: names.get(actorId ?? '') ?? '',
    reason,
    segmentIds: detailsSchema.parse(details).segmentIds,
  };
}

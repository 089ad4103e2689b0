import { randomUUID } from 'node:crypto';
import { limits } from '@transloom/contracts/limits';
import { type Segment, type SegmentChange, segmentChangeSchema } from '@transloom/contracts/segments';
import type { Task } from '@transloom/contracts/task-shape';
import { listSegments } from '../domains/workbench/list-segments.ts';
import { saveSegments } from '../domains/workbench/save-segments.ts';
import type { Context } from '../platform/context.ts';
import { demoTranslations } from './demo-translations.ts';

type Place = Pick<Task, 'documentId' | 'taskId' | 'targetLanguage'>;

/** Confirms what the memory filled exactly. */
export function confirmMatches(context: Context, place: Place): Promise<void> {
  return confirm(context, place, ({ target, matchRate }) => ((matchRate ?? 0) >= 100 ? target : ''));
}

/** Gives every segment its translation, or keeps what the memory filled, and confirms it. */
export function translateAll(context: Context, place: Place): Promise<void> {
  const known = demoTranslations[place.targetLanguage] ?? {};
  return confirm(context, place, ({ source, target }) => known[source] ?? target);
}

/** Confirms segments with the text that `targetOf` gives; those with none stay as they are. */
async function confirm(
  context: Context,
  { documentId, taskId }: Place,
  targetOf: (segment: Segment) => string,
): Promise<void> {
  const { segments } = await listSegments(context, { documentId, after: 0, limit: limits.segmentsPerPage });
  const changes = segments
    .map((segment) => ({ segment, target: targetOf(segment) }))
    .filter(({ target }) => target !== '')
    .map(({ segment, target }) => changeTo(segment, target));
  if (changes.length > 0) await saveSegments(context, { documentId, taskId, changes });
}

function changeTo(segment: Segment, target: string): SegmentChange {
  const { segmentId, version: baseVersion, origin, matchRate, memoryEntryId } = segment;
  const change = { segmentId, baseVersion, operationId: randomUUID(), target, confirmed: true };
  const isKept = target === segment.target;
  return segmentChangeSchema.parse(isKept ? { ...change, origin, matchRate, memoryEntryId } : change);
}

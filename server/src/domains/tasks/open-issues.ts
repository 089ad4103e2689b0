import type { OpenIssue } from '@transloom/contracts/task-shape';
import { fromMarkup } from '@transloom/core/inline/markup';
import { checkSegment } from '@transloom/core/quality/check-segment';
import type { Context } from '../../platform/context.ts';
import { readPart, type SegmentOfPart } from '../documents/segments/read-segments.ts';
import { settingsOf } from '../projects/project-summary.ts';
import type { TaskInHand } from './task-in-hand.ts';
import type { PlacedTask } from './tasks.store.ts';

/**
 * Adds to tasks that could be submitted the QA issues that stop it (D4.14): errors in segments of their part, where the
 * project submits after QA. Warnings never stop a submission.
 */
export async function withOpenIssues(
  context: Pick<Context, 'db'>,
  hands: readonly TaskInHand[],
): Promise<readonly TaskInHand[]> {
  const checked: TaskInHand[] = [];
  for (const hand of hands) {
    if (!isChecked(hand)) checked.push(hand);
    else {
      const issues = await openIssuesOf(context, hand.task);
      checked.push({ ...hand, issues, facts: { ...hand.facts, openIssues: issues.length } });
    }
  }
  return checked;
}

function isChecked({ task, facts, actors }: TaskInHand): boolean {
  const isReady = facts.state === 'working' && facts.unconfirmed === 0 && actors.includes('assignee');
  return isReady && facts.submitsAfterQa && settingsOf({ settings: task.projectSettings }).qa.ruleBased;
}

async function openIssuesOf(context: Pick<Context, 'db'>, task: PlacedTask): Promise<readonly OpenIssue[]> {
  const segments = await readPart(context, task);
  return segments.filter(({ locked }) => !locked).flatMap((segment) => issuesOf(segment, task));
}

function issuesOf(
  { id, number, source, target }: SegmentOfPart,
  { documentId, sourceLanguage, targetLanguage }: PlacedTask,
): readonly OpenIssue[] {
  const pair = { source: fromMarkup(source), target: fromMarkup(target) };
  return checkSegment({ ...pair, sourceLanguage, targetLanguage })
    .filter(({ severity }) => severity === 'error')
    .map(({ check, params }) => ({ documentId, segmentId: id, number, check, params: params ?? {} }));
}

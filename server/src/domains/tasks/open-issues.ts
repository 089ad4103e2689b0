import type { OpenIssue } from '@transloom/contracts/task-shape';
import type { Context } from '../../platform/context.ts';
import { readPart } from '../documents/segments/read-segments.ts';
import { settingsOf } from '../projects/project-summary.ts';
import { findIssues } from '../quality/find-issues.ts';
import type { TaskInHand } from './task-in-hand.ts';
import type { PlacedTask } from './tasks.store.ts';

type Reading = Pick<Context, 'db' | 'actor' | 'language'>;

/**
 * Adds to tasks that could be submitted the QA issues that stop it (D4.14): errors in segments of their part, where the
 * project submits after QA. Warnings never stop a submission, and ignored issues are no issues.
 */
export async function withOpenIssues(
  context: Reading,
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

async function openIssuesOf(context: Reading, task: PlacedTask): Promise<readonly OpenIssue[]> {
  const { documentId, projectId, sourceLanguage, targetLanguage } = task;
  const document = { id: documentId, projectId, sourceLanguage, targetLanguage };
  const found = await findIssues(context, document, { segments: await readPart(context, task) });
  return found
    .filter(({ severity, ignore }) => severity === 'error' && ignore === null)
    .map(({ segmentId, number, check, params }) => ({
      documentId,
      segmentId,
      number,
      check,
      params: params ?? {},
    }));
}

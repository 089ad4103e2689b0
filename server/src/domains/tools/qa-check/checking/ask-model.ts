import type { ShownModelIssue } from '@transloom/contracts/intelligent-checks';
import { modelQualityIssue } from '@transloom/contracts/model-quality-issue';
import type { QaCheckOptions } from '@transloom/contracts/qa-check';
import { issueKey } from '@transloom/core/quality/issue-ignores';
import type { QualityCategory, QualityIssue, QualitySeverity } from '@transloom/core/quality/quality-rule';
import type { Context } from '../../../../platform/context.ts';
import { askIntelligentCheck } from '../../../quality/intelligent/ask-intelligent-check.ts';
import type { StepContext } from '../../../work/work-definition.ts';
import type { CheckState } from '../check-state.ts';
import type { OpenCheck } from '../require-check.ts';
import {
  type CheckedIssueRow,
  deleteIssues,
  findIssuesOf,
  insertIssues,
  type NewCheckedIssue,
} from '../segments/checked-issues.store.ts';
import { type CheckedSegmentRow, findSegmentsAfter, lastNumber } from '../segments/checked-segments.store.ts';
import { issueParams } from '../segments/shown-segments.ts';
import { asks } from './characters-to-ask.ts';
import { projectIgnores } from './project-ignores.ts';

type Step = StepContext<QaCheckOptions, CheckState>;

const segmentsTogether = 60;

/**
 * Asks a language model about the segments page by page, and keeps each answer at once: a check that was stopped or has failed
 * goes on behind what was answered, and nothing is asked for twice. Gives how far it is.
 */
export async function askModel(step: Step): Promise<CheckState> {
  const { workId, options } = step.work;
  let { state } = step.work;
  if (!asks(options)) return state;
  const total = await step.transact(({ db }) => lastNumber(db, workId));
  while (state.askedTo < total) {
    await step.progress(state.askedTo, total, 'ask');
    const page = await step.transact((context) => textsToAsk(context, workId, state));
    const { failed } = await askIntelligentCheck(step, options, page.texts, {
      object: { kind: 'work', id: workId },
      signal: step.signal,
      onJudged: async (judged) => {
        state = { ...state, judgedIds: [...state.judgedIds, ...judged.keys()] };
        await step.keep({
          state,
          write: (context) => storeJudged(context, { workId, options }, { judged, rows: page.rows }),
        });
      },
    });
    const unanswered = state.unanswered + failed;
    state = { ...state, askedTo: page.last ?? total, judgedIds: [], unanswered };
    await step.keep({ state });
  }
  return state;
}

/** The next segments with what rules found in them. Locked and empty ones, and those that were answered, are left out. */
async function textsToAsk({ db }: Context, workId: string, { askedTo, judgedIds }: CheckState) {
  const rows = await findSegmentsAfter(db, workId, askedTo, segmentsTogether);
  const wanted = rows.filter(({ id, target, locked }) => !locked && target !== '' && !judgedIds.includes(id));
  const issues = await findIssuesOf(
    db,
    wanted.map(({ id }) => id),
  );
  const bySegment = Map.groupBy(
    issues.filter(({ origin }) => origin === 'rule'),
    ({ segmentId }) => segmentId,
  );
  const texts = wanted.map(({ id, source, target }) => ({
    id,
    source,
    target,
    found: (bySegment.get(id) ?? []).map(qualityIssue),
  }));
  return { rows: wanted, texts, last: rows.at(-1)?.number };
}

function qualityIssue(row: CheckedIssueRow): QualityIssue {
  const { checkId, category, severity, sourceStart, sourceEnd, targetStart, targetEnd } = row;
  const span = (start: number | null, end: number | null) =>
    start === null || end === null ? undefined : { start, end };
  return {
    check: checkId,
    category: category as QualityCategory,
    severity: severity as QualitySeverity,
    params: issueParams(row),
    sourceSpan: span(sourceStart, sourceEnd),
    targetSpan: span(targetStart, targetEnd),
  };
}

interface JudgedRows {
  readonly judged: ReadonlyMap<string, readonly ShownModelIssue[]>;
  readonly rows: readonly CheckedSegmentRow[];
}

/** In place of what a model said of these segments before; what was ignored stays ignored. */
async function storeJudged(
  context: Context,
  { workId, options }: Pick<OpenCheck, 'workId' | 'options'>,
  { judged, rows }: JudgedRows,
): Promise<void> {
  const { db, actor } = context;
  const ignoreOf = await projectIgnores(context, { workId, options }, rows);
  const before = (await findIssuesOf(db, [...judged.keys()])).filter(({ origin }) => origin !== 'rule');
  const known = new Map(before.map((issue) => [nameOf(issue), issue]));
  await deleteIssues(
    db,
    before.map(({ id }) => id),
  );
  const issues = rows.flatMap((row) => (judged.get(row.id) ?? []).map((issue) => newIssue(row, issue)));
  await insertIssues(
    db,
    { workId, organizationId: actor.organizationId },
    issues.map((issue) => ({
      ...issue,
      ignored: ignoreOf === undefined ? ignoredOf(known.get(nameOf(issue))) : ignoreOf(issue),
    })),
  );
}

const nameOf = (issue: Pick<CheckedIssueRow, 'segmentId' | 'checkId' | 'issueKey'>) =>
  `${issue.segmentId} ${issue.checkId} ${issue.issueKey}`;

function ignoredOf(issue: CheckedIssueRow | undefined): NewCheckedIssue['ignored'] {
  if (issue === undefined || issue.ignoredAt === null) return undefined;
  const { ignoredBy, ignoredAt, ignoreReason, ignoreId } = issue;
  return { ignoredBy, ignoredAt, ignoreReason, ignoreId };
}

function newIssue(row: CheckedSegmentRow, shown: ShownModelIssue): NewCheckedIssue {
  const {
    check: checkId,
    severity,
    params = {},
    sourceSpan,
    targetSpan,
    fix,
  } = modelQualityIssue(shown, row);
  return {
    segmentId: row.id,
    origin: shown.origin,
    checkId,
    category: 'intelligent',
    severity,
    issueKey: issueKey({ params }),
    params,
    message: null,
    sourceSpan,
    targetSpan,
    fix: fix ?? null,
    ignored: undefined,
  };
}

import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { intelligentChecksApi, ShownModelIssue } from '@transloom/contracts/intelligent-checks';
import { modelQualityIssue } from '@transloom/contracts/model-quality-issue';
import { fromMarkup } from '@transloom/core/inline/markup';
import { ignoreFinder } from '@transloom/core/quality/issue-ignores';
import type { Context } from '../../../platform/context.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { planIncludes } from '../../organizations/plan-of.ts';
import { settingsOf } from '../../projects/project-summary.ts';
import { requireProject } from '../../projects/require-project.ts';
import type { FoundIssue } from '../find-issues.ts';
import { ignoresOf } from '../ignore-issues.ts';
import { findCurrentJudgments, findJudgments } from './judgments.store.ts';

type Api = typeof intelligentChecksApi;

/** @throws {AppError} resource.not-found, access.denied */
export async function documentJudgments(
  context: Context,
  { documentId }: InputOf<Api['documentJudgments']>,
): Promise<OutputOf<Api['documentJudgments']>> {
  const { projectId } = await requireDocument(context, documentId);
  const { qa } = settingsOf(await requireProject(context, projectId));
  const rows = qa.intelligent ? await findJudgments(context.db, documentId) : [];
  return {
    enabled: qa.intelligent,
    included: await planIncludes(context, 'intelligentQa'),
    judged: rows.map(({ segmentId, source, target, engine, judgedAt, issues }) => ({
      segmentId,
      source,
      target,
      engine,
      judgedAt: judgedAt.toISOString(),
      issues: issues as unknown as ShownModelIssue[],
    })),
  };
}

interface JudgedDocument {
  readonly id: string;
  readonly projectId: string;
}

/** What a language model found in some segments and still holds, those that are ignored among it. */
export async function judgedIssues(
  context: Context,
  document: JudgedDocument,
  segments: readonly { readonly id: string; readonly number: number }[],
): Promise<readonly FoundIssue[]> {
  const { qa } = settingsOf(await requireProject(context, document.projectId));
  if (!qa.intelligent) return [];
  const ids = segments.map(({ id }) => id);
  const rows = await findCurrentJudgments(context.db, document.id, ids);
  const bySegment = new Map(rows.map((row) => [row.segmentId, row]));
  const ignoreOf = ignoreFinder(await ignoresOf(context, document));
  return segments.flatMap(({ id: segmentId, number }) => {
    const row = bySegment.get(segmentId);
    const issues = (row?.issues ?? []) as unknown as ShownModelIssue[];
    return issues.map((issue) => {
      const { fix, ...found } = modelQualityIssue(issue, row ?? { source: '', target: '' });
      return {
        ...found,
        ...(fix !== undefined && { fix: fromMarkup(fix) }),
        segmentId,
        number,
        origin: issue.origin,
        ignore: ignoreOf(segmentId, found) ?? null,
      };
    });
  });
}

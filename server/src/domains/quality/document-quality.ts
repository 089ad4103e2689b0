import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { DocumentIssue, qualityApi } from '@transloom/contracts/quality';
import { qualityText } from '@transloom/contracts/quality-texts';
import { toMarkup } from '@transloom/core/inline/markup';
import { issueKey } from '@transloom/core/quality/issue-ignores';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { readSegmentsAfter } from '../documents/segments/read-segments.ts';
import { textsOfDocument } from '../documents/segments/texts-of-document.ts';
import { settingsOf } from '../projects/project-summary.ts';
import { requireProject } from '../projects/require-project.ts';
import { type FoundIssue, findIssues } from './find-issues.ts';
import { ignoresOf } from './ignore-issues.ts';
import { judgedIssues } from './intelligent/document-judgments.ts';
import { patternsOf } from './quality-patterns.ts';

type Api = typeof qualityApi;

/** @throws {AppError} resource.not-found, access.denied */
export async function documentQuality(
  context: Context,
  { documentId }: InputOf<Api['documentQuality']>,
): Promise<OutputOf<Api['documentQuality']>> {
  const document = await requireDocument(context, documentId);
  const { qa, autoScore } = settingsOf(await requireProject(context, document.projectId));
  return {
    ruleBased: qa.ruleBased,
    checks: qa.checks,
    when: qa.when,
    scoreThreshold: autoScore.enabled ? autoScore.threshold : null,
    ignores: await ignoresOf(context, document),
    patterns: await patternsOf(context, document.projectId),
  };
}

/** @throws {AppError} resource.not-found, access.denied */
export async function documentIssues(
  context: Context,
  { documentId, after, limit }: InputOf<Api['documentIssues']>,
): Promise<OutputOf<Api['documentIssues']>> {
  const document = await requireDocument(context, documentId);
  const segments = await readSegmentsAfter(context, documentId, { after, limit });
  const compared = await textsOfDocument(context, documentId);
  const found = [
    ...(await findIssues(context, document, { segments, compared })),
    ...(await judgedIssues(context, document, segments)),
  ].toSorted((a, b) => a.number - b.number);
  const next = segments.length < limit ? null : (segments.at(-1)?.number ?? null);
  return { issues: found.map((issue) => shownIssue(context, issue)), next };
}

function shownIssue({ language }: Pick<Context, 'language'>, issue: FoundIssue): DocumentIssue {
  const { segmentId, number, origin, check, severity, params, sourceSpan, targetSpan, fix, ignore } = issue;
  return {
    segmentId,
    number,
    origin,
    check,
    severity,
    message: qualityText(check, language, params),
    key: issueKey(issue),
    sourceSpan: sourceSpan ?? null,
    targetSpan: targetSpan ?? null,
    fix: fix === undefined ? null : toMarkup(fix),
    ignoreId: ignore?.ignoreId ?? null,
  };
}

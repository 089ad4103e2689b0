import type { issueOrigins, ShownIgnore } from '@transloom/contracts/quality';
import { fromMarkup } from '@transloom/core/inline/markup';
import { checkSegment } from '@transloom/core/quality/check-segment';
import { checkDocument } from '@transloom/core/quality/document-rules';
import { ignoreFinder } from '@transloom/core/quality/issue-ignores';
import { rulesOfProject } from '@transloom/core/quality/project-rules';
import type { QualityIssue } from '@transloom/core/quality/quality-rule';
import type { Context } from '../../platform/context.ts';
import type { SegmentOfPart } from '../documents/segments/read-segments.ts';
import { settingsOf } from '../projects/project-summary.ts';
import { requireProject } from '../projects/require-project.ts';
import { ignoresOf } from './ignore-issues.ts';
import { preparePairs } from './prepare-pairs.ts';
import { patternsOf, rulesOfPatterns } from './quality-patterns.ts';

export interface FoundIssue extends QualityIssue {
  readonly origin: (typeof issueOrigins)[number];
  readonly segmentId: string;
  /** Of the segment, from 1. */
  readonly number: number;
  /** Null for an open issue. */
  readonly ignore: ShownIgnore | null;
}

interface CheckedDocument {
  readonly id: string;
  readonly projectId: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

interface ComparedSegment {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/**
 * The issues of some segments of a document in their order, those that are ignored among them. A locked segment has none
 * (D4.25). With `compared`, all segments of the document, also what differs from one another.
 */
export async function findIssues(
  context: Pick<Context, 'db' | 'actor' | 'language'>,
  document: CheckedDocument,
  { segments, compared = [] }: { segments: readonly SegmentOfPart[]; compared?: readonly ComparedSegment[] },
): Promise<readonly FoundIssue[]> {
  const open = segments.filter(({ locked }) => !locked);
  const { qa } = settingsOf(await requireProject(context, document.projectId));
  const ofProject = rulesOfProject(qa.checks);
  const rules = [...ofProject.rules, ...rulesOfPatterns(await patternsOf(context, document.projectId))];
  const ignoreOf = ignoreFinder(await ignoresOf(context, document));
  const { sourceLanguage, targetLanguage, projectId } = document;
  const pairs = await preparePairs(
    context,
    { sourceLanguage, targetLanguage, projectId },
    open.map(({ source }) => source),
  );
  const others = Map.groupBy(
    checkDocument(compared.map(inlineOf), ofProject.documentRules),
    ({ segmentId }) => segmentId,
  );
  return open.flatMap((segment, index) => {
    const { id: segmentId, number, target } = segment;
    const checked = pairs[index]?.(fromMarkup(target));
    const issues = checked === undefined ? [] : checkSegment(checked, rules);
    return [...issues, ...(others.get(segmentId) ?? [])].map((issue) => ({
      ...issue,
      origin: 'rule',
      segmentId,
      number,
      ignore: ignoreOf(segmentId, issue) ?? null,
    }));
  });
}

function inlineOf({ id, source, target }: ComparedSegment) {
  return { id, source: fromMarkup(source), target: fromMarkup(target) };
}

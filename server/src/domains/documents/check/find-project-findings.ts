import type { ProjectFinding } from '@transloom/contracts/project-check';
import type { Context } from '../../../platform/context.ts';
import { styleInForce } from '../../style-guides/style-in-force.ts';
import { documentsOfProject } from '../document-summary.ts';
import {
  type FoundSegments,
  findEmpty,
  findInconsistent,
  findOpenRepetitions,
  findTermsNotKept,
} from './findings.store.ts';

/** Shorter texts need no style guide. */
const fewestWordsForStyle = 1_000;

interface CheckedProject {
  readonly projectId: string;
  /** Target languages whose pair has no engine. */
  readonly withoutEngine: readonly string[];
  /** Whether the project locks repetitions already. */
  readonly locksRepetitions: boolean;
}

/** What would make a project better, in the order of its kinds; each finding with what it would gain. */
export async function findProjectFindings(
  context: Context,
  { projectId, withoutEngine, locksRepetitions }: CheckedProject,
): Promise<ProjectFinding[]> {
  const { db } = context;
  const documents = await documentsOfProject(context, projectId);
  return [
    ...finding('failures', await findEmpty(db, projectId, { failed: true })),
    ...finding('terms', await findTermsNotKept(db, projectId)),
    ...finding('inconsistent', await findInconsistent(db, projectId)),
    ...(withoutEngine.length === 0
      ? []
      : finding('engine', await findEmpty(db, projectId, { targetLanguages: withoutEngine }))),
    ...(locksRepetitions ? [] : finding('repetitions', await findOpenRepetitions(db, projectId))),
    ...(await styleFinding(context, projectId, documents)),
  ];
}

function finding(kind: ProjectFinding['kind'], found: FoundSegments | undefined): ProjectFinding[] {
  if (found === undefined || found.segments === 0) return [];
  const { segments, things, documentId, segmentId, number } = found;
  const first =
    documentId === null || segmentId === null ? null : { documentId, segmentId, number: number ?? 0 };
  return [{ kind, segments, things, first }];
}

async function styleFinding(
  context: Context,
  projectId: string,
  documents: Awaited<ReturnType<typeof documentsOfProject>>,
): Promise<ProjectFinding[]> {
  const words = documents.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const { style } = await styleInForce(context, projectId);
  if (style !== undefined || words < fewestWordsForStyle) return [];
  const segments = documents.reduce((sum, { segmentCount }) => sum + segmentCount, 0);
  return [{ kind: 'style', segments, things: words, first: null }];
}

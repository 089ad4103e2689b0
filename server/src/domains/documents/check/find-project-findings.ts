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
import { findUnusedMemory } from './unused-memory.ts';

/** Shorter texts need no style guide. */
const fewestWordsForStyle = 1_000;

type Choice = NonNullable<ProjectFinding['choice']>;

interface CheckedProject {
  readonly projectId: string;
  readonly sourceLanguage: string;
  /** Target languages whose pair has no engine. */
  readonly withoutEngine: readonly string[];
  /** Engines that are ready for such a pair, one of each. */
  readonly readyEngines: readonly Choice[];
  /** Whether the project locks repetitions already. */
  readonly locksRepetitions: boolean;
}

/** What would make a project better, in the order of its kinds; each finding with what it would gain. */
export async function findProjectFindings(
  context: Context,
  project: CheckedProject,
): Promise<ProjectFinding[]> {
  const { projectId, withoutEngine, readyEngines, locksRepetitions } = project;
  const { db } = context;
  const documents = await documentsOfProject(context, projectId);
  return [
    ...finding('failures', await findEmpty(db, projectId, { failed: true })),
    ...finding('terms', await findTermsNotKept(db, projectId)),
    ...(await findUnusedMemory(context, project)),
    ...finding('inconsistent', await findInconsistent(db, projectId)),
    ...(await readyEngineFinding(context, projectId, readyEngines)),
    ...finding(
      'engine',
      await findEmpty(db, projectId, {
        targetLanguages: withoutEngine.filter(
          (language) => !readyEngines.some(({ targetLanguage }) => targetLanguage === language),
        ),
      }),
    ),
    ...(locksRepetitions ? [] : finding('repetitions', await findOpenRepetitions(db, projectId))),
    ...(await styleFinding(context, projectId, documents)),
  ];
}

/** The language with most empty segments whose pair has an engine that is ready. */
async function readyEngineFinding(
  { db }: Context,
  projectId: string,
  engines: readonly Choice[],
): Promise<ProjectFinding[]> {
  const found: ProjectFinding[] = [];
  for (const choice of engines)
    found.push(
      ...finding(
        'readyEngine',
        await findEmpty(db, projectId, { targetLanguages: [choice.targetLanguage] }),
        choice,
      ),
    );
  return found.toSorted((a, b) => b.segments - a.segments).slice(0, 1);
}

function finding(
  kind: ProjectFinding['kind'],
  found: FoundSegments | undefined,
  choice: ProjectFinding['choice'] = null,
): ProjectFinding[] {
  if (found === undefined || found.segments === 0) return [];
  const { segments, things, documentId, segmentId, number } = found;
  const first =
    documentId === null || segmentId === null ? null : { documentId, segmentId, number: number ?? 0 };
  return [{ kind, segments, things, first, choice }];
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
  return [{ kind: 'style', segments, things: words, first: null, choice: null }];
}

import type { ProjectFinding } from '@transloom/contracts/project-check';
import { wordCounters } from '@transloom/core/analysis/word-counters';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../../platform/context.ts';
import { namedMemories } from '../../memories/in-projects/project-memories.ts';
import { findBestMatches } from '../../memories/matching/find-best-matches.ts';
import { searchedMemories } from '../../memories/searched/searched-memories.ts';
import { findOpenSources, type OpenSource } from './findings.store.ts';

/** Segments that are looked up; a longer project is judged by its beginning. */
const mostSegments = 2_000;

interface Looked {
  readonly projectId: string;
  readonly sourceLanguage: string;
}

/**
 * The memory that would help most of those that the project does not search, by the open segments that it has word for
 * word. A project that names no memories searches all of them.
 */
export async function findUnusedMemory(context: Context, project: Looked): Promise<ProjectFinding[]> {
  const used = new Set((await namedMemories(context, project.projectId)).map(({ memoryId }) => memoryId));
  if (used.size === 0) return [];
  const open = await findOpenSources(context.db, project.projectId, mostSegments);
  const byLanguage = Map.groupBy(open, ({ targetLanguage }) => targetLanguage);
  const gains: ProjectFinding[] = [];
  for (const [targetLanguage, segments] of byLanguage)
    gains.push(...(await gainsOf(context, { ...project, used, targetLanguage, segments })));
  return gains.toSorted((a, b) => b.things - a.things).slice(0, 1);
}

interface LanguageToLook extends Looked {
  readonly used: ReadonlySet<string>;
  readonly targetLanguage: string;
  readonly segments: readonly OpenSource[];
}

async function gainsOf(
  context: Context,
  { sourceLanguage, targetLanguage, used, segments }: LanguageToLook,
): Promise<ProjectFinding[]> {
  const pair = { sourceLanguage, targetLanguage };
  const seen = (await searchedMemories(context, pair)).map(({ direction }) => direction.memoryId);
  const memoryIds = [...new Set(seen)].filter((memoryId) => !used.has(memoryId));
  if (memoryIds.length === 0) return [];
  const sources = segments.map(({ source }) => fromMarkup(source));
  const inContext = sources.map((source) => ({ source, previous: null, next: null, key: null }));
  const search = { ...pair, memoryIds, segments: inContext, minRate: 100, limit: 1 };
  const matches = await findBestMatches(context, search, async (_, __, texts) => texts.map(() => []));
  const found = matches.flatMap(([match], i) => {
    const segment = segments[i];
    if (match === undefined || segment === undefined) return [];
    return [{ match, segment, words: wordCounters.spec(sources[i]?.text ?? '').words }];
  });
  return [...Map.groupBy(found, ({ match }) => match.memoryId).values()].flatMap((gain) => {
    const [first] = gain;
    if (first === undefined) return [];
    const { documentId, segmentId, number } = first.segment;
    return [
      {
        kind: 'memory' as const,
        segments: gain.length,
        things: gain.reduce((sum, { words }) => sum + words, 0),
        first: { documentId, segmentId, number },
        choice: { id: first.match.memoryId, name: first.match.memoryName, targetLanguage },
      },
    ];
  });
}

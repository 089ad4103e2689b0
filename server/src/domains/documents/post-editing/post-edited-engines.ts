import type { PostEditedEngine } from '@transloom/contracts/post-editing';
import { fromMarkup } from '@transloom/core/inline/markup';
import { keptShare, textChanges } from '@transloom/core/text/text-changes';
import type { Context } from '../../../platform/context.ts';
import { findPostEdited, type PostEditedSegment } from './post-editing.store.ts';

/** Enough segments to compare engines, and few enough to wait for. */
const mostSegments = 5_000;

interface PostEditing {
  readonly engines: PostEditedEngine[];
  readonly more: boolean;
}

/** How much people changed the drafts of engines, in the segments of a project that were confirmed last. */
export async function postEditedEngines(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<PostEditing> {
  const found = await findPostEdited(db, projectId, mostSegments + 1);
  const byEngine = Map.groupBy(found.slice(0, mostSegments), ({ engine }) => engine);
  const engines = [...byEngine].map(([engine, segments]) => postEdited(engine, segments));
  const sorted = engines.toSorted((a, b) => b.segments - a.segments || a.engine.localeCompare(b.engine));
  return { engines: sorted, more: found.length > mostSegments };
}

type Band = keyof PostEditedEngine['bands'];

const lowestShares: readonly (readonly [Band, number])[] = [
  ['100', 100],
  ['95-99', 95],
  ['85-94', 85],
  ['75-84', 75],
  ['50-74', 50],
];

function postEdited(engine: string, segments: readonly PostEditedSegment[]): PostEditedEngine {
  const bands = { '100': 0, '95-99': 0, '85-94': 0, '75-84': 0, '50-74': 0, below: 0 };
  const sum = { changed: 0, tokens: 0 };
  let characters = 0;
  for (const segment of segments) {
    const changes = changesOf(segment);
    sum.changed += changes.changed;
    sum.tokens += changes.tokens;
    characters += [...fromMarkup(segment.source).text].length;
    bands[bandOf(segment, keptShare(changes))] += 1;
  }
  return { engine, segments: segments.length, characters, kept: keptShare(sum), bands };
}

function changesOf({ written, confirmed }: PostEditedSegment) {
  return textChanges(fromMarkup(written).text, fromMarkup(confirmed).text);
}

/** Codes and spaces that were moved are a change too. */
function bandOf({ written, confirmed }: PostEditedSegment, share: number): Band {
  const kept = written === confirmed ? 100 : Math.min(share, 99);
  return lowestShares.find(([, lowest]) => kept >= lowest)?.[0] ?? 'below';
}

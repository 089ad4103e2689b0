import type { PostEditedByPerson, PostEditedEngine } from '@transloom/contracts/post-editing';
import { fromMarkup } from '@transloom/core/inline/markup';
import { keptShare, textChanges } from '@transloom/core/text/text-changes';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import { findPostEdited, type PostEditedSegment } from './post-editing.store.ts';

/** Enough segments to compare engines, and few enough to wait for. */
const mostSegments = 5_000;

export interface PostEditing {
  readonly engines: PostEditedEngine[];
  readonly people: PostEditedByPerson[];
  readonly more: boolean;
}

/** How much people changed the drafts of engines, in the segments of a project that were confirmed last. */
export async function postEditedEngines(
  context: Pick<Context, 'db' | 'language'>,
  projectId: string,
): Promise<PostEditing> {
  const found = await findPostEdited(context.db, projectId, mostSegments + 1);
  const compared = found.slice(0, mostSegments).map(comparedSegment);
  const byEngine = Map.groupBy(compared, ({ engine }) => engine);
  const engines = [...byEngine].map(([engine, segments]) => ({ engine, ...effortOf(segments) }));
  return {
    engines: engines.toSorted((a, b) => b.segments - a.segments || a.engine.localeCompare(b.engine)),
    people: await effortOfPeople(context, compared),
    more: found.length > mostSegments,
  };
}

async function effortOfPeople(
  context: Pick<Context, 'db' | 'language'>,
  compared: readonly ComparedSegment[],
): Promise<PostEditedByPerson[]> {
  const names = await shownNames(
    context,
    compared.flatMap(({ userId }) => userId ?? []),
  );
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null));
  const groups = Map.groupBy(compared, ({ userId, engine }) => `${userId} ${engine}`);
  const rows = [...groups.values()].flatMap((segments) => {
    const [first] = segments;
    if (first === undefined) return [];
    return [{ username: nameOf(first.userId), engine: first.engine, ...effortOf(segments) }];
  });
  return rows.toSorted(
    (a, b) => (a.username ?? '').localeCompare(b.username ?? '') || a.engine.localeCompare(b.engine),
  );
}

type Band = keyof PostEditedEngine['bands'];

const lowestShares: readonly (readonly [Band, number])[] = [
  ['100', 100],
  ['95-99', 95],
  ['85-94', 85],
  ['75-84', 75],
  ['50-74', 50],
];

interface ComparedSegment {
  readonly engine: string;
  readonly userId: string | null;
  readonly changed: number;
  readonly tokens: number;
  readonly characters: number;
  readonly band: Band;
}

function comparedSegment(segment: PostEditedSegment): ComparedSegment {
  const { engine, userId, written, confirmed, source } = segment;
  const changes = textChanges(fromMarkup(written).text, fromMarkup(confirmed).text);
  const characters = [...fromMarkup(source).text].length;
  return { engine, userId, ...changes, characters, band: bandOf(segment, keptShare(changes)) };
}

function effortOf(segments: readonly ComparedSegment[]): Omit<PostEditedEngine, 'engine'> {
  const sum = (of: 'changed' | 'tokens' | 'characters') =>
    segments.reduce((total, segment) => total + segment[of], 0);
  const bands = { '100': 0, '95-99': 0, '85-94': 0, '75-84': 0, '50-74': 0, below: 0 };
  for (const { band } of segments) bands[band] += 1;
  const changed = sum('changed');
  return {
    segments: segments.length,
    characters: sum('characters'),
    changed,
    kept: keptShare({ changed, tokens: sum('tokens') }),
    bands,
  };
}

/** Codes and spaces that were moved are a change too. */
function bandOf({ written, confirmed }: PostEditedSegment, share: number): Band {
  const kept = written === confirmed ? 100 : Math.min(share, 99);
  return lowestShares.find(([, lowest]) => kept >= lowest)?.[0] ?? 'below';
}

import type { SegmentPart } from '@transloom/contracts/memory-search';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { compareParts, partSeeds, type SharedPart, sharedPart } from '@transloom/core/memory/segment-parts';
import { textWords } from '@transloom/core/memory/words/text-words';
import type { Context } from '../../../platform/context.ts';
import { findEntriesWithWords } from '../entries/entry-words.store.ts';
import { orderPattern, wordsIn } from '../entries/entry-words.ts';
import { type EntryToRead, findEntriesToRead } from '../entries/listed-entries.store.ts';
import { type SearchedMemory, type SearchScope, searchedMemories } from '../searched/searched-memories.ts';
import { entriesForReading } from './entries-for-reading.ts';

export interface PartSearch extends LanguagePair, Pick<SearchScope, 'projectId'> {
  /** Source of the segment without its codes. */
  readonly text: string;
  readonly limit: number;
}

/**
 * Entries that have a part of a segment: the longest parts first, and of each part those that are nothing else. Short
 * parts are looked up; longer ones are found through them.
 */
export async function findSegmentParts(
  context: Pick<Context, 'db' | 'actor' | 'language'>,
  search: PartSearch,
): Promise<SegmentPart[]> {
  const memories = await searchedMemories(context, search, { projectId: search.projectId });
  const rows = await entriesWithParts(context.db, memories, search.text);
  const words = textWords(search.text);
  const found = rows
    .flatMap((row): readonly FoundPart[] => {
      const part = sharedPart(words, fromMarkup(row.source).text);
      return part === undefined ? [] : [{ row, part }];
    })
    .sort((a, b) => compareParts(a.part, b.part) || a.row.source.length - b.row.source.length);
  const best = chooseParts(found).slice(0, search.limit);
  const shown = await entriesForReading(
    context,
    memories,
    best.map(({ row }) => row),
  );
  return best.map(({ row, part }) => ({
    ...shown(row),
    ...part.inSegment,
    whole: part.whole,
    sourceHits: [part.inText],
  }));
}

interface FoundPart {
  readonly row: EntryToRead;
  readonly part: SharedPart;
}

const lookedAtForAll = 5_000;
const readForAll = 200;
const fewest = 4;

async function entriesWithParts(
  db: Context['db'],
  memories: readonly SearchedMemory[],
  text: string,
): Promise<readonly EntryToRead[]> {
  const directionIds = memories.map(({ direction }) => direction.id);
  const seeds = partSeeds(text).map(({ words, keys }) => ({ keys, pattern: orderPattern(text, words) }));
  const wanted = directionIds.flatMap((directionId) =>
    seeds.map(({ keys, pattern }) => ({ directionId, keys: wordsIn(directionId, keys), pattern })),
  );
  const shareOf = (all: number) => Math.max(fewest, Math.ceil(all / Math.max(1, wanted.length)));
  const ids = await findEntriesWithWords(db, wanted, {
    lookedAt: shareOf(lookedAtForAll),
    most: shareOf(readForAll),
  });
  return findEntriesToRead(db, directionIds, ids);
}

const entriesOfPart = 2;

/** Chooses some entries for each part; a part within another offered part is left out, unless it is an entry. */
function chooseParts(found: readonly FoundPart[]): readonly FoundPart[] {
  const chosen: FoundPart[] = [];
  const texts = new Set<string>();
  for (const each of found) {
    const around = chosen.filter(({ part }) => isWithin(each.part, part));
    const same = around.filter(({ part }) => isWithin(part, each.part));
    const text = `${each.row.source}\u0000${each.row.target}`;
    if (texts.has(text) || same.length >= entriesOfPart) continue;
    if (around.length > same.length && !each.part.whole) continue;
    texts.add(text);
    chosen.push(each);
  }
  return chosen;
}

function isWithin({ inSegment: part }: SharedPart, { inSegment: other }: SharedPart): boolean {
  return other.start <= part.start && part.end <= other.end;
}

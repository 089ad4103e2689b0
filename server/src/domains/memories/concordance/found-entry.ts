import { fromMarkup } from '@transloom/core/inline/markup';
import {
  type Concordance,
  compareWordsFound,
  findWords,
  type WordsFound,
} from '@transloom/core/memory/words/concordance';
import type { EntryToRead } from '../entries/listed-entries.store.ts';
import type { SearchedMemory } from '../searched/searched-memories.ts';

/** An entry that has words somebody looks for. */
export interface FoundEntry {
  readonly row: EntryToRead;
  readonly source: WordsFound | undefined;
  readonly target: WordsFound | undefined;
  /** The better of both, of the sides that are searched. */
  readonly best: WordsFound;
}

interface Wish {
  readonly side: 'source' | 'target' | 'both';
  readonly concordance: Concordance;
}

/** Undefined where it has none of them on a side that is searched. */
export function foundEntry(row: EntryToRead, { side, concordance }: Wish): FoundEntry | undefined {
  const inText = (markup: string) => findWords(concordance, fromMarkup(markup).text);
  const [source, target] = [inText(row.source), inText(row.target)];
  const [best] = [side === 'target' ? undefined : source, side === 'source' ? undefined : target]
    .filter((words) => words !== undefined)
    .sort(compareWordsFound);
  return best && { row, source, target, best };
}

/** Of equally good entries the shorter text comes first, in which the words weigh more, then the newer one. */
export function compareFound(a: FoundEntry, b: FoundEntry): number {
  return (
    compareWordsFound(a.best, b.best) ||
    a.row.source.length - b.row.source.length ||
    b.row.changedAt.getTime() - a.row.changedAt.getTime()
  );
}

/** Exchanges the texts of an entry of the opposite direction. */
export function inPair<Row extends Pick<EntryToRead, 'directionId' | 'source' | 'target'>>(
  row: Row,
  memories: readonly SearchedMemory[],
): Row {
  const memory = memories.find(({ direction }) => direction.id === row.directionId);
  return memory?.isExchanged ? { ...row, source: row.target, target: row.source } : row;
}

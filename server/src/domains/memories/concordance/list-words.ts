import { fromMarkup } from '@transloom/core/inline/markup';
import type { Db } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type ListedWord, listedWords } from './listed-words.ts';
import {
  findTextsOfSources,
  findUnlistedSources,
  holdUnlistedDirection,
  insertWords,
  keepListed,
} from './memory-words.store.ts';

const sourcesPerStep = 2_000;
/** Few enough that stopping the product does not wait long; the next sweep continues. */
const stepsPerSweep = 100;

/** Lists the words of what imports added, by which beginnings and other forms of words are looked up. */
export async function listNewWords({ database }: Pick<Services, 'database'>): Promise<void> {
  const known = new KnownWords();
  for (let step = 0; step < stepsPerSweep; step++) {
    const listed = await database.systemTransaction((db) => listSome(db, known));
    if (listed === undefined) return;
    known.add(listed);
  }
}

interface NewlyListed {
  readonly directionId: string;
  readonly words: readonly ListedWord[];
}

/** Undefined where there was nothing to list. Another process meanwhile takes another direction. */
async function listSome(db: Db, known: KnownWords): Promise<NewlyListed | undefined> {
  const direction = await holdUnlistedDirection(db);
  if (direction === undefined) return undefined;
  const { directionId } = direction;
  const sources = await findUnlistedSources(db, direction, sourcesPerStep);
  const texts = await findTextsOfSources(db, direction, sources);
  const plain = texts.flatMap(({ source, target }) => [fromMarkup(source).text, fromMarkup(target).text]);
  const words = listedWords(plain, known.of(directionId));
  await insertWords(db, direction, words);
  const found = sources.reduce((sum, { most }) => sum + most, 0);
  await keepListed(db, direction, found < sourcesPerStep ? undefined : sources.at(-1));
  return { directionId, words };
}

/** Enough for most words of a memory, and little memory for what is left after an import. */
const mostKnown = 50_000;

/** Words of the direction that was dealt with last that are listed: most of a text stood in others before. */
class KnownWords {
  #directionId = '';
  #words = new Set<string>();

  of(directionId: string): ReadonlySet<string> {
    return directionId === this.#directionId ? this.#words : new Set();
  }

  /** Once they are there for good. */
  add({ directionId, words }: NewlyListed): void {
    if (directionId !== this.#directionId || this.#words.size > mostKnown) this.#words = new Set();
    this.#directionId = directionId;
    for (const { word } of words) this.#words.add(word);
  }
}

import { fromMarkup } from '@transloom/core/inline/markup';
import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { listedWords } from './listed-words.ts';
import {
  findTextsOfSources,
  findUnlistedSources,
  holdUnlistedDirection,
  insertWords,
  keepListed,
} from './memory-words.store.ts';

const sourcesPerStep = 2_000;
/** So few that who stops the product does not wait for them long; the next sweep goes on behind them. */
const stepsPerSweep = 100;

/** Lists the words of what imports added, by which beginnings and other forms of words are looked up. */
export async function listNewWords({ database }: Pick<Services, 'database'>): Promise<void> {
  for (let step = 0; step < stepsPerSweep; step++) if (!(await database.systemTransaction(listSome))) return;
}

/** Whether there were any. Another process meanwhile takes another direction. */
async function listSome(db: Db): Promise<boolean> {
  const direction = await holdUnlistedDirection(db);
  if (direction === undefined) return false;
  const sources = await findUnlistedSources(db, direction, sourcesPerStep);
  const texts = await findTextsOfSources(db, direction, sources);
  const plain = texts.flatMap(({ source, target }) => [fromMarkup(source).text, fromMarkup(target).text]);
  await insertWords(db, direction, listedWords(plain));
  await keepListed(db, direction, sources.length < sourcesPerStep ? undefined : sources.at(-1));
  return true;
}

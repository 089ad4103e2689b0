import { tokenPairs } from '@transloom/core/memory/tokens/match-features';
import type { Db } from '../../../platform/db/database.ts';
import {
  findFrequencies,
  insertSources,
  type NewSource,
  type SourceOwner,
} from '../matching/memory-sources.store.ts';
import { featureOf, ownSalt, readTokens, type SourceFeatures } from '../matching/source-features.ts';
import { sourcesPerPack, withoutSources } from '../matching/source-pack.ts';
import { findBlocks } from './memory-blocks.store.ts';
import { changePacks, findInPacks, holdPacks, type SoughtSource } from './source-packs.store.ts';

interface TokenizedSource {
  readonly sourceKey: string;
  readonly ids: Int32Array;
}

/** Makes sources found by themselves, which suits a few. Those that are known stay. */
export async function addToTail(
  db: Db,
  owner: SourceOwner,
  sources: readonly (NewSource & Pick<SourceFeatures, 'features'>)[],
): Promise<void> {
  const wanted = sources.map(({ sourceKey, tokens }) => ({ sourceKey, ids: readTokens(tokens) }));
  const packed = new Set((await inPacks(db, owner, wanted)).map(({ sourceKey }) => sourceKey));
  await insertSources(
    db,
    owner,
    sources.filter(({ sourceKey }) => !packed.has(sourceKey)),
  );
}

/** Sources of blocks that are found no more; of others nothing happens. */
export async function takeOutOfPacks(
  db: Db,
  owner: SourceOwner,
  sources: readonly TokenizedSource[],
): Promise<void> {
  const found = await inPacks(db, owner, sources);
  if (found.length === 0) return;
  const parts = new Set(found.map(({ number }) => Math.floor(number / sourcesPerPack)));
  const packs = await holdPacks(db, owner, [...parts]);
  const sourceKeys = new Set(found.map(({ sourceKey }) => sourceKey));
  await changePacks(
    db,
    owner,
    packs.map((pack) => withoutSources(pack, sourceKeys)),
  );
}

/** No index has sources of packs by their keys: they are looked up by a feature that few have. */
async function inPacks(db: Db, owner: SourceOwner, sources: readonly TokenizedSource[]) {
  const { directionId } = owner;
  if (sources.length === 0) return [];
  const blocks = await findBlocks(db, { ...owner, holds: 'sources' });
  if (blocks.length === 0) return [];
  const telling = sources.map((source) => tellingFeatures(directionId, source));
  const frequencies = await findFrequencies(db, [directionId], [...new Set(telling.flat())]);
  const sought = sources.flatMap(({ sourceKey }, place): readonly SoughtSource[] => {
    const [first, ...others] = telling[place] ?? [];
    if (first === undefined) return [];
    const timesOf = (feature: number) => frequencies.get(feature) ?? 0;
    const rarest = others.reduce((best, other) => (timesOf(other) < timesOf(best) ? other : best), first);
    return [{ sourceKey, feature: rarest }];
  });
  return findInPacks(db, owner, sought);
}

/** One of this many features is nearly always rare. */
const mostAsked = 4;

/** Some features of a source that blocks of every version have: none that was introduced later. */
function tellingFeatures(directionId: string, { ids }: TokenizedSource): readonly number[] {
  const salt = ownSalt(directionId, ids.length);
  const all = ids.length > 1 ? tokenPairs(ids) : ids;
  const step = Math.ceil(all.length / mostAsked);
  return [...all].filter((_, place) => place % step === 0).map((id) => featureOf(id, salt));
}

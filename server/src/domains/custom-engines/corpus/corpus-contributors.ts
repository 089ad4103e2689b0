import type { CustomEngineDetail, EngineContributor } from '@transloom/contracts/custom-engines';
import type { CorpusRow } from './engine-corpus.store.ts';

/** Whose pairs an engine has, the most first: since when, how far they are read, and how good it was with them. */
export function corpusContributors(
  corpora: readonly CorpusRow[],
  names: ReadonlyMap<string, string>,
  versions: CustomEngineDetail['versions'],
): EngineContributor[] {
  const byPerson = Map.groupBy(corpora, ({ contributorId }) => contributorId);
  return [...byPerson]
    .flatMap(([id, own]) => {
      const name = names.get(id);
      return name === undefined ? [] : [contributor(name, own, versions)];
    })
    .toSorted((a, b) => b.pairs - a.pairs);
}

function contributor(
  name: string,
  own: readonly CorpusRow[],
  versions: CustomEngineDetail['versions'],
): EngineContributor {
  const joinedAt = own.map(({ createdAt }) => createdAt.toISOString()).toSorted()[0] ?? '';
  const after = versions.filter(({ createdAt, scores }) => scores !== null && createdAt >= joinedAt);
  const newest = after.toSorted((a, b) => b.number - a.number)[0];
  return {
    name,
    pairs: own.reduce((sum, { pairs }) => sum + (pairs ?? 0), 0),
    state: stateOf(own),
    joinedAt,
    bleu: newest?.scores?.custom.bleu ?? null,
  };
}

function stateOf(own: readonly CorpusRow[]): EngineContributor['state'] {
  if (own.some(({ pairs, failure }) => pairs === null && failure === null)) return 'reading';
  return own.every(({ failure }) => failure !== null) ? 'failed' : 'added';
}

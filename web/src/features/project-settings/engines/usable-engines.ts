import { useQueries } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import { enginesForPairQuery } from '../../engines/engines.queries.ts';

/** An engine can be chosen when it works, and when it failed lately and may work again. */
export function canChoose({ state }: Engine): boolean {
  return state !== 'not-configured';
}

const dataOf = (results: readonly { readonly data: readonly Engine[] | undefined }[]) =>
  results.map(({ data }) => data);

/** Engines of each pair by its target language, recommended ones first; undefined while they are on their way. */
export function useEnginesOfPairs(
  source: string | undefined,
  targets: readonly string[],
): ReadonlyMap<string, readonly Engine[] | undefined> {
  const asked = source === undefined ? [] : targets.filter((target) => target !== source);
  const lists = useQueries({
    queries: asked.map((target) => enginesForPairQuery({ source: source ?? '', target })),
    combine: dataOf,
  });
  return new Map(asked.map((target, place) => [target, lists[place]]));
}

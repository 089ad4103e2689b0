import { useQuery } from '@tanstack/react-query';
import { baseEnginesQuery } from './custom-engines.queries.ts';

interface Pair {
  readonly source: string;
  readonly target: string;
}

/** Engines that one may build on, to choose from; `none` once it is known that there are none. */
export function useBaseEngines({ source, target }: Pair) {
  const { data = [], isPending } = useQuery(baseEnginesQuery(source, target));
  const options = data
    .filter(({ state, vendor }) => state === 'ready' && !vendor.startsWith('custom-'))
    .map(({ key, name }) => ({ value: key, label: name }));
  return { options, none: !isPending && options.length === 0 };
}

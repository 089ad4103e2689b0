import { useQuery } from '@tanstack/react-query';
import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import { baseEnginesQuery } from './custom-engines.queries.ts';

interface BaseWish {
  readonly kind: CustomEngineKind;
  readonly source: string;
  readonly target: string;
}

/**
 * Engines that one of a kind may build on, to choose from; `none` once it is known that there are none. Those of language
 * models build on nothing that cannot be taught; the others only compare or rewrite.
 */
export function useBaseEngines({ kind, source, target }: BaseWish) {
  const { data = [], isPending } = useQuery(baseEnginesQuery(source, target));
  const options = data
    .filter(({ state, vendor }) => state === 'ready' && !vendor.startsWith('custom-'))
    .filter(({ teachable }) => teachable || !isTaught(kind))
    .map(({ key, name }) => ({ value: key, label: name }));
  return { options, none: !isPending && options.length === 0 };
}

/** Of a language model that is shown and told what it needs to know. */
function isTaught(kind: CustomEngineKind): boolean {
  return kind === 'rag' || kind === 'xgpt';
}

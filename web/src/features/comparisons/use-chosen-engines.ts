import { useQuery } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import { limits } from '@transloom/contracts/limits';
import { useState } from 'react';
import { enginesForPairQuery } from '../engines/engines.queries.ts';
import { type Direction, frequentEnginesQuery } from './comparisons.queries.ts';

/**
 * The engines that serve a direction, and those of them that are compared: at first the frequently used ones, or where
 * none of them serves it, those that are ready.
 */
export function useChosenEngines(direction: Direction | undefined) {
  const { sourceLanguage: source = '', targetLanguage: target = '' } = direction ?? {};
  const offered = useQuery({
    ...enginesForPairQuery({ source, target }),
    enabled: direction !== undefined,
    meta: { failure: 'inline' },
  });
  const { data: frequent } = useQuery(frequentEnginesQuery);
  const [picked, setPicked] = useState<readonly string[]>();
  const most = frequent?.most ?? limits.comparedEngines;
  const usable = (offered.data ?? []).filter(canBeCompared);
  const named = (keys: readonly string[]) =>
    keys.flatMap((key) => usable.find((engine) => engine.key === key) ?? []).slice(0, most);
  const usual = named(frequent?.engineKeys ?? []);
  const first = frequent === undefined || usual.length > 0 ? usual : readyEngines(usable).slice(0, most);
  const chosen = picked === undefined ? first : named(picked);
  return { offered, chosen, most, choose: setPicked };
}

/** Quick ones first. */
function readyEngines(engines: readonly Engine[]): readonly Engine[] {
  const ready = engines.filter(({ state }) => state === 'ready');
  return ready.toSorted((a, b) => Number(a.slow) - Number(b.slow));
}

/** What works, and what failed lately and may work again. */
export function canBeCompared({ state }: Engine): boolean {
  return state !== 'not-configured';
}

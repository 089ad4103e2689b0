import { useQuery } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import { useState } from 'react';
import { enginesForPairQuery } from '../engines/engines.queries.ts';
import { type Direction, frequentEnginesQuery } from './comparisons.queries.ts';

/** The engines that serve a direction, and those of them that are compared: at first the frequently used ones. */
export function useChosenEngines(direction: Direction | undefined) {
  const { sourceLanguage: source = '', targetLanguage: target = '' } = direction ?? {};
  const { data: known = [] } = useQuery({
    ...enginesForPairQuery({ source, target }),
    enabled: direction !== undefined,
  });
  const { data: frequent } = useQuery(frequentEnginesQuery);
  const [picked, setPicked] = useState<readonly string[]>();
  const offered: readonly Engine[] = known.filter(({ state }) => state !== 'not-configured');
  const keys = picked ?? frequent?.engineKeys ?? [];
  const chosen = keys.flatMap((key) => offered.find((engine) => engine.key === key) ?? []);
  return { offered, chosen, choose: setPicked };
}

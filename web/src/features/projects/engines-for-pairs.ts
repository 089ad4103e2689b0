import { useQueries } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import { enginesForPairQuery } from '../engines/engines.queries.ts';

export interface OfferedEngine {
  readonly engine: Engine;
  /** Target languages it does not translate into from the source. */
  readonly missingTargets: readonly string[];
}

/** Engines for one source and several targets, recommended ones first; those that lack a target come last. */
export function useEnginesForPairs(source: string | undefined, targets: readonly string[]) {
  const asked = source === undefined ? [] : targets.filter((target) => target !== source);
  return useQueries({
    queries: asked.map((target) => enginesForPairQuery({ source: source ?? '', target })),
    combine: (results) => {
      const lists = results.map(({ data }) => data);
      const known = lists.filter((list) => list !== undefined);
      return {
        complete: asked.length > 0 && known.length === lists.length,
        offered: known.length === lists.length ? offeredEngines(asked, known) : [],
      };
    },
  });
}

export function offeredEngines(
  targets: readonly string[],
  lists: readonly (readonly Engine[])[],
): readonly OfferedEngine[] {
  const engines = new Map(lists.flat().map((engine) => [engine.key, engine]));
  const offered = [...engines.values()].map((engine) => ({
    engine,
    missingTargets: targets.filter((_, index) => !lists[index]?.some(({ key }) => key === engine.key)),
  }));
  const rank = ({ engine, missingTargets }: OfferedEngine) =>
    missingTargets.length > 0 ? 2 : engine.state === 'not-configured' ? 1 : 0;
  return offered.toSorted((a, b) => rank(a) - rank(b));
}

/** Chosen can be what works, and what failed lately and may work again. */
export function canChoose({ engine, missingTargets }: OfferedEngine): boolean {
  return engine.state !== 'not-configured' && missingTargets.length === 0;
}

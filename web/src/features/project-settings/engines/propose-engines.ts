import type { Engine } from '@transloom/contracts/engines';
import type { PairEngine } from '@transloom/contracts/project-settings';
import { canChoose } from './usable-engines.ts';

interface Proposed {
  readonly targets: readonly string[];
  readonly chosen: readonly PairEngine[];
  /** Targets whose engine a person chose: nothing is proposed for them. */
  readonly decided: readonly string[];
  readonly offered: ReadonlyMap<string, readonly Engine[] | undefined>;
}

/**
 * An engine for each target language: what a person chose, else the recommended engine of the pair, else none. Targets
 * whose engines are not known yet are left out.
 */
export function proposeEngines({ targets, chosen, decided, offered }: Proposed): PairEngine[] {
  return targets.flatMap((targetLanguage): PairEngine[] => {
    const before = chosen.find((pair) => pair.targetLanguage === targetLanguage);
    const engines = offered.get(targetLanguage)?.filter(canChoose);
    if (before !== undefined && decided.includes(targetLanguage)) return [before];
    if (engines === undefined) return before === undefined ? [] : [before];
    const kept = engines.find(({ key }) => key === before?.engineKey) ?? engines[0];
    const referenceEngineKey = before?.referenceEngineKey ?? null;
    return [{ targetLanguage, engineKey: kept?.key ?? null, referenceEngineKey }];
  });
}

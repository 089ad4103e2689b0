import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { limits } from '@transloom/contracts/limits';

const { customEngineFewestPairs, deepFewestPairs, deepMostPairs } = limits;

interface LackOfPairs {
  readonly note: 'deepSize' | 'tooFew';
  /** As many as there are. */
  readonly pairs: number;
  readonly least: number;
  readonly most: number;
}

/** Why training what was cleaned would be refused; undefined where it would not. */
export function lackOfPairs({ kind, corpus }: CustomEngineDetail): LackOfPairs | undefined {
  const { cleaned = 0, test = 0 } = corpus ?? {};
  const learned = cleaned - test;
  if (kind === 'deep' && (learned < deepFewestPairs || learned > deepMostPairs))
    return { note: 'deepSize', pairs: learned, least: deepFewestPairs, most: deepMostPairs };
  if (cleaned < customEngineFewestPairs)
    return { note: 'tooFew', pairs: cleaned, least: customEngineFewestPairs, most: limits.customEnginePairs };
  return undefined;
}

import { isRewriting } from '../connect-custom-engine.ts';
import type { CustomEngineRow } from '../custom-engines.store.ts';
import type { EngineRecipe, VersionRow } from './engine-versions.store.ts';

/** Key of the engine a version cannot translate without; null where it needs none. */
export function neededEngine(
  { kind }: Pick<CustomEngineRow, 'kind'>,
  version: VersionRow | undefined,
  guest?: { readonly baseEngine: string | null },
): string | null {
  if (version === undefined || kind === 'deep') return null;
  const { baseEngine } = version.recipe as unknown as EngineRecipe;
  if (kind !== 'quick') return (guest ?? { baseEngine }).baseEngine;
  return isRewriting(version, guest) ? baseEngine : null;
}

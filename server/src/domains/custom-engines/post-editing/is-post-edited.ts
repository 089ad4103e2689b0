import type { CustomEngineRow } from '../custom-engines.store.ts';
import type { EngineRecipe } from '../versions/engine-versions.store.ts';
import { runsHere } from './runs-here.ts';

/** Whether a version also learns to rewrite its base engine. */
export function isPostEdited(
  { kind }: Pick<CustomEngineRow, 'kind'>,
  { baseEngine, postEditing = 'never' }: EngineRecipe,
): boolean {
  if (kind !== 'quick' || baseEngine === null || postEditing === 'never') return false;
  return postEditing === 'always' || runsHere(baseEngine);
}

import type { TargetState, TranslationUnit, UnitTarget } from '../document-format.ts';
import type { BilingualText } from './bilingual-text.ts';

/** `empty`: the file is to have no translation. */
export type WrittenState = TargetState | 'empty';

/** What becomes of the target of a unit. */
export interface TargetChange extends Pick<UnitTarget, 'changed'> {
  /** What stands in the file for the new text; absent where the text stays. */
  readonly content?: string;
  /** Whether codes had to be restored. */
  readonly restored: boolean;
  readonly state: WrittenState;
  /** False where nobody named the state, so that a file without states needs none. */
  readonly stated: boolean;
}

/** Undefined where neither the text nor its state is another than the file has. */
export function targetChange(
  { target, targetState = 'draft' }: Pick<TranslationUnit, 'target' | 'targetState'>,
  text: BilingualText,
  { state, changed, ...replaced }: UnitTarget,
): TargetChange | undefined {
  const written = text.write(replaced);
  const said = { stated: state !== undefined, ...(changed && { changed }) };
  if (written === undefined) {
    const stays = target === undefined || (state ?? targetState) === targetState;
    return stays ? undefined : { ...said, restored: false, state: state ?? targetState };
  }
  const { text: content, restored } = written;
  return { ...said, content, restored, state: content === '' ? 'empty' : (state ?? 'translated') };
}

const ranks: readonly WrittenState[] = ['empty', 'draft', 'translated', 'reviewed'];

/** A whole is as far as the part that is least so, and empty where all of it is. */
export function stateOfWhole(parts: readonly WrittenState[]): WrittenState {
  const least = Math.min(...parts.map((state) => ranks.indexOf(state)));
  const isPartly = least === 0 && parts.some((state) => state !== 'empty');
  return isPartly ? 'draft' : (ranks[least] ?? 'empty');
}

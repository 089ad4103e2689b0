import {
  type EditorAction,
  editorActions,
  type KeyPreset,
  type KeyTable,
  keyPresets,
} from './editor-actions.ts';

/** The keys of this browser: those of a program, and what was changed of them. */
export interface OwnKeys {
  readonly preset: KeyPreset;
  readonly changed: Partial<KeyTable>;
}

export const firstKeys: OwnKeys = { preset: 'transloom', changed: {} };

export function keyTable({ preset, changed }: OwnKeys): KeyTable {
  return { ...keyPresets[preset], ...changed };
}

/** What a key does. */
export function actionOfKey(table: KeyTable, key: string): EditorAction | undefined {
  return editorActions.find((action) => table[action].includes(key));
}

/** Gives a key to an action; another one that had it loses it. */
export function withKey(keys: OwnKeys, action: EditorAction, key: string): OwnKeys {
  const table = keyTable(keys);
  const before = actionOfKey(table, key);
  const taken =
    before === undefined || before === action
      ? {}
      : { [before]: table[before].filter((each) => each !== key) };
  return { ...keys, changed: { ...keys.changed, ...taken, [action]: [key] } };
}

/** Keys that text needs, or that a browser never gives away. */
export function isUsableKey(key: string): boolean {
  const [last = '', ...held] = key.split(' ').reverse();
  if (/^(?:Control|Alt|Shift|Meta|Tab|Escape|Enter|Backspace|Delete|Process|Dead|Unidentified)$/.test(last))
    return held.length > 0 && /^(?:Enter|Delete|Backspace)$/.test(last) && held.join() !== 'Shift';
  if (/^F\d+$/.test(last) || last === 'Insert') return last !== 'F5' && last !== 'F11' && last !== 'F12';
  const isHeld = held.includes('Ctrl') || held.includes('Alt');
  const isReserved = held.length === 1 && held[0] === 'Ctrl' && /^[twnacvx1-9]$/.test(last);
  return isHeld && !isReserved && !(held.includes('Alt') && /^[1-9]$/.test(last));
}

export function readKeys(stored: string | null): OwnKeys {
  try {
    const { preset, changed } = JSON.parse(stored ?? '{}') as Partial<OwnKeys>;
    const known = Object.entries(changed ?? {}).filter(
      ([action, keys]) => editorActions.includes(action as EditorAction) && Array.isArray(keys),
    );
    return {
      preset: preset !== undefined && preset in keyPresets ? preset : firstKeys.preset,
      changed: Object.fromEntries(known),
    };
  } catch {
    return firstKeys;
  }
}

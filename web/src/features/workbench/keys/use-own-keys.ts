import { useState } from 'react';
import { type OwnKeys, readKeys } from './own-keys.ts';

const storedUnder = 'transloom.editor-keys';

/** The keys of the editor, as this browser had them last. */
export function useOwnKeys() {
  const [keys, setKeys] = useState(() => readKeys(localStorage.getItem(storedUnder)));
  const change = (next: OwnKeys): void => {
    setKeys(next);
    localStorage.setItem(storedUnder, JSON.stringify(next));
  };
  return { keys, change };
}

import { useQueryClient } from '@tanstack/react-query';
import type { MemoryMatch } from '@transloom/contracts/memories';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { matchesQuery, translationQuery } from './workbench.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';
import type { WorkbenchCommands } from './workbench-context.ts';

interface KeyParts {
  readonly store: WorkbenchStore;
  readonly commands: WorkbenchCommands;
  readonly engineKey: string | null;
  readonly onFind: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Keys that work wherever the focus is in the editor; those of the text itself stand with the segment editor. */
export function useWorkbenchKeys({ store, commands, engineKey, onFind, onFailure }: KeyParts): void {
  const queries = useQueryClient();
  const applyMatch = (place: number): void => {
    const { activeId } = store.getState();
    if (activeId === null) return;
    const matches = queries.getQueryData<readonly MemoryMatch[]>(matchesQuery(activeId).queryKey);
    const match = matches?.[place - 1];
    if (match !== undefined)
      commands.apply({ target: match.targetMarkup, origin: 'memory', matchRate: match.rate });
  };
  const applyTranslation = (): void => {
    const { activeId } = store.getState();
    if (activeId === null || engineKey === null) return;
    queries.fetchQuery(translationQuery(activeId, engineKey)).then(({ target, engine }) => {
      if (store.getState().activeId === activeId) commands.apply({ target, origin: 'engine', engine });
    }, onFailure);
  };
  const keys: Readonly<Record<string, () => void>> = {
    'Alt c': commands.copySource,
    'Ctrl Insert': commands.copySource,
    'Ctrl Alt u': commands.unconfirm,
    'Ctrl d': commands.clear,
    'Ctrl f': onFind,
    'Ctrl m': applyTranslation,
  };
  useShortcut((event) => {
    const command = commandOf(event);
    command?.();
    return command !== undefined;
  });

  function commandOf(event: KeyboardEvent): (() => void) | undefined {
    const pressed = pressedKey(event);
    const place = /^Ctrl ([1-9])$/.exec(pressed)?.[1];
    return place === undefined ? keys[pressed] : () => applyMatch(Number(place));
  }
}

/** `Ctrl d`, `Alt c`, `Ctrl Alt u`; letters in lower case. */
function pressedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
  return [...held, key.length === 1 ? key.toLowerCase() : key].join(' ');
}

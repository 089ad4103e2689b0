import { isTyping, useShortcut } from '../../ui/use-shortcut.ts';
import type { Suggestions } from './use-suggestions.tsx';
import type { WorkbenchCommands } from './workbench-context.ts';

interface KeyParts {
  readonly commands: WorkbenchCommands;
  readonly suggestions: Suggestions;
  /** False while a dialog is open. */
  readonly enabled: boolean;
  readonly onFind: () => void;
  /** Looks up what is selected. */
  readonly onLookUp: () => void;
  readonly onChangeSides: () => void;
  readonly onShortcuts: () => void;
  readonly onAddTerm: () => void;
}

/** Keys that work outside the segment's text, too; those of the text alone stand with the segment editor. */
export function useWorkbenchKeys(parts: KeyParts): void {
  const { commands, suggestions, enabled, onFind, onLookUp, onChangeSides, onShortcuts, onAddTerm } = parts;
  const everywhere: Readonly<Record<string, () => void>> = {
    'Ctrl f': onFind,
    'Alt k': onLookUp,
    F3: onLookUp,
    F6: onChangeSides,
    'Alt h': onShortcuts,
  };
  const ofSegment: Readonly<Record<string, () => void>> = {
    'Alt ArrowDown': commands.next,
    'Alt ArrowUp': commands.previous,
    'Alt c': commands.copySource,
    'Ctrl Alt u': commands.unconfirm,
    'Ctrl d': commands.clear,
    'Ctrl e': onAddTerm,
    'Ctrl Enter': commands.confirm,
    'Ctrl Insert': commands.copySource,
    'Ctrl m': suggestions.applyTranslation,
    'Ctrl Shift Enter': commands.nextWithoutConfirming,
    'Ctrl Shift z': commands.redo,
    'Ctrl y': commands.redo,
    'Ctrl z': commands.undo,
  };
  useShortcut((event) => {
    if (!enabled || event.isComposing) return false;
    const command = commandOf(event);
    command?.();
    return command !== undefined;
  });

  function commandOf(event: KeyboardEvent): (() => void) | undefined {
    if (isInDialog(event.target)) return undefined;
    const pressed = pressedKey(event);
    if (everywhere[pressed] !== undefined) return everywhere[pressed];
    if (isTypingElsewhere(event.target)) return undefined;
    if (event.key === '?' && !isTyping(event.target)) return onShortcuts;
    return offerOf(event, pressed) ?? ofSegment[pressed];
  }

  /** Matches by Ctrl, terms by Alt and a digit. */
  function offerOf(event: KeyboardEvent, pressed: string): (() => void) | undefined {
    const match = /^Ctrl ([1-9])$/.exec(pressed)?.[1];
    if (match !== undefined) return () => suggestions.applyMatch(Number(match));
    const term = event.altKey && !event.ctrlKey ? digitOf(event) : undefined;
    return term === undefined ? undefined : () => suggestions.insertTerm(term);
  }
}

/** In the search, say, where Ctrl+D must not clear a translation. */
function isTypingElsewhere(target: EventTarget | null): boolean {
  return isTyping(target) && !(target instanceof HTMLElement && target.closest('[data-segment]'));
}

/** Over the document, which its keys would else change unseen. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

/** `Ctrl d`, `Alt c`, `Ctrl Alt u`; letters in lower case. */
function pressedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
  return [...held, key.length === 1 ? key.toLowerCase() : key].join(' ');
}

/** By its place on the keyboard: with Alt some keyboards write signs in place of digits. */
function digitOf({ code }: KeyboardEvent): number | undefined {
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

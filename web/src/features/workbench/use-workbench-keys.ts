import { isTyping, useShortcut } from '../../ui/use-shortcut.ts';
import type { EditorAction, KeyTable } from './keys/editor-actions.ts';
import { actionOfKey } from './keys/own-keys.ts';
import { pressedKey } from './keys/pressed-key.ts';
import type { Suggestions } from './use-suggestions.tsx';

interface KeyParts {
  readonly table: KeyTable;
  readonly actions: Readonly<Record<EditorAction, () => void>>;
  readonly suggestions: Suggestions;
  /** False while a dialog is open. */
  readonly enabled: boolean;
}

/** What works wherever somebody types. */
const everywhere: ReadonlySet<EditorAction> = new Set([
  'find',
  'replace',
  'nextIssue',
  'previousIssue',
  'lookUp',
  'panel',
  'help',
  'jump',
]);

/** Keys that work outside the segment's text, too; what the text alone needs stands with the segment editor. */
export function useWorkbenchKeys({ table, actions, suggestions, enabled }: KeyParts): void {
  useShortcut(
    (event) => {
      if (!enabled || event.isComposing) return false;
      const command = commandOf(event);
      command?.();
      return command !== undefined;
    },
    { first: true },
  );

  function commandOf(event: KeyboardEvent): (() => void) | undefined {
    if (isInDialog(event.target)) return undefined;
    const pressed = pressedKey(event);
    const action = actionOfKey(table, pressed);
    if (action !== undefined && everywhere.has(action)) return actions[action];
    if (isTypingElsewhere(event.target)) return undefined;
    if (event.key === '?' && !isTyping(event.target)) return actions.help;
    return offerOf(event, pressed) ?? (action && actions[action]);
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

/** By its place on the keyboard: with Alt some keyboards write signs in place of digits. */
function digitOf({ code }: KeyboardEvent): number | undefined {
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

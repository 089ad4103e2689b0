import type { KeyboardEvent } from 'react';
import type { PairEditing } from './use-pair-editor.ts';

interface Others {
  readonly insert: () => void;
  readonly nextPending: () => void;
}

/** The keys of the list, by what they are called in its help; each is told to the screen reader by its button. */
export function pairKeys(editing: PairEditing, { insert, nextPending }: Others) {
  const { active } = editing;
  const plain: Readonly<Record<string, () => void>> = {
    ArrowUp: () => editing.go({ ...active, place: active.place - 1 }),
    ArrowDown: () => editing.go({ ...active, place: active.place + 1 }),
    ArrowLeft: () => editing.go({ ...active, side: 'source' }),
    ArrowRight: () => editing.go({ ...active, side: 'target' }),
    PageUp: () => editing.go({ ...active, place: Math.max(0, active.place - 10) }),
    PageDown: () => editing.go({ ...active, place: active.place + 10 }),
    Enter: editing.confirm,
    F2: editing.open,
    m: () => editing.merge('down'),
    M: () => editing.merge('up'),
    j: editing.join,
    s: () => editing.split(null),
    u: () => editing.move('shift', 'up'),
    d: () => editing.move('shift', 'down'),
    x: editing.swap,
    p: editing.mark,
    n: nextPending,
    i: insert,
    r: editing.alignFromHere,
    Delete: editing.remove,
  };
  const withAlt: Readonly<Record<string, () => void>> = {
    ArrowUp: () => editing.move('move', 'up'),
    ArrowDown: () => editing.move('move', 'down'),
  };
  const withControl: Readonly<Record<string, () => void>> = {
    z: editing.undo,
    Z: editing.redo,
    y: editing.redo,
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (editing.typed !== undefined) return;
    const keys = event.ctrlKey || event.metaKey ? withControl : event.altKey ? withAlt : plain;
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

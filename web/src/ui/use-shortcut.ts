import { useEffect, useRef } from 'react';

/** True while somebody writes: single letters belong to the text then. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

interface ShortcutOptions {
  /** Before the element that has the focus: an editor would keep some keys for itself. */
  readonly first?: boolean;
}

/** Listens for keys on the whole page; the handler says whether the press was its own. */
export function useShortcut(
  handle: (event: KeyboardEvent) => boolean,
  { first = false }: ShortcutOptions = {},
): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latest.current(event)) return;
      event.preventDefault();
      if (first) event.stopPropagation();
    };
    window.addEventListener('keydown', press, first);
    return () => window.removeEventListener('keydown', press, first);
  }, [first]);
}

import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How often a dialog that still has the focus is asked again, in milliseconds. */
const askAgainAfter = 50;

/** Gives the text the focus where what had it in the panel is there no more, such as the button of a match that went. */
export function useFocusBehind(text: RefObject<{ focus(): void } | null>) {
  const panel = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);
  const timer = useRef(0);
  const giveBack = useCallback(() => {
    window.clearTimeout(timer.current);
    if (last.current?.isConnected !== false) return;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) {
      last.current = null;
      text.current?.focus();
    } else if (focused.closest('[role=dialog]') !== null) {
      // A dialog fades out with the focus in it, and no event tells when the browser takes the focus away.
      timer.current = window.setTimeout(giveBack, askAgainAfter);
    }
  }, [text]);
  useEffect(() => {
    const watched = panel.current;
    if (watched === null) return;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    const observer = new MutationObserver(giveBack);
    watched.addEventListener('focusin', remember);
    observer.observe(watched, { childList: true, subtree: true });
    return () => {
      watched.removeEventListener('focusin', remember);
      observer.disconnect();
      window.clearTimeout(timer.current);
    };
  }, [giveBack]);
  return { panel, giveBack };
}

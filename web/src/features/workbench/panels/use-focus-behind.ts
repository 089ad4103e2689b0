import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Gives the text the focus where what had it in the panel is there no more, such as the button of a match that went. */
export function useFocusBehind(text: RefObject<{ focus(): void } | null>) {
  const panel = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);
  const giveBack = useCallback(() => {
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    last.current = null;
    text.current?.focus();
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
    };
  }, [giveBack]);
  return { panel, giveBack };
}

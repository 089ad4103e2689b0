import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Scroll offset in px of each page, by its path. */
const places = new Map<string, number>();

/** Keeps how far a page is scrolled, and scrolls there once its content is back. Give the ref to what scrolls. */
export function useKeptPlace(ready: boolean): RefObject<HTMLDivElement | null> {
  const page = useRef(useLocation().pathname).current;
  const scrolling = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scrolling.current;
    if (!ready || element === null) return;
    element.scrollTop = places.get(page) ?? 0;
    const keep = () => places.set(page, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [ready, page]);
  return scrolling;
}

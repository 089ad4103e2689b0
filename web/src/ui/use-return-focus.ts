import { useEffect, useState } from 'react';

/** Gives the focus back to what had it before a part of a page appeared, where it is nowhere once that part is gone. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}

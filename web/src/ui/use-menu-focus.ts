import { useRef } from 'react';

/** For a menu behind a button: arrow keys go through it once it is open, and the button has the focus again behind it. */
export function useMenuFocus() {
  const button = useRef<HTMLButtonElement>(null);
  const onOpenChange = (open: boolean, { source }: { readonly source: 'trigger' | 'menu' }) => {
    // Who presses elsewhere goes there.
    if (open || source === 'trigger') return;
    // At once the same stroke of Enter would press the button.
    setTimeout(() => {
      const { activeElement } = document;
      const isNowhere = activeElement === document.body || activeElement?.closest('[role=menu]');
      if (isNowhere) button.current?.focus();
    });
  };
  return { button, menu: { autoFocus: true, onOpenChange } as const };
}

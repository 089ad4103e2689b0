import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

interface Choice {
  readonly domEvent: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;
}

/** For a menu behind a button: arrow keys go through it once it is open, and the button has the focus again behind it. */
export function useMenuFocus() {
  const button = useRef<HTMLButtonElement>(null);
  const onOpenChange = (open: boolean) => {
    if (open) return;
    // Later, because who presses elsewhere goes there.
    setTimeout(() => {
      const { activeElement } = document;
      const isNowhere = activeElement === document.body || activeElement?.closest('[role=menu]');
      if (isNowhere) button.current?.focus();
    });
  };
  /** The button has the focus before something opens, which gives it back there. */
  const choose =
    (action: () => void) =>
    ({ domEvent }: Choice) => {
      // The same stroke of Enter would press the button.
      domEvent.preventDefault();
      button.current?.focus();
      action();
    };
  return { button, choose, menu: { autoFocus: true, onOpenChange } as const };
}

import type { MouseEvent } from 'react';

/** Pressing a button or a tab beside the text leaves the caret where it is; from the keyboard the button has the focus. */
export function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, [role=tab]')) event.preventDefault();
}

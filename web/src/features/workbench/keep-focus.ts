import type { KeyboardEvent, MouseEvent } from 'react';

/** Pressing a button or a tab beside the text leaves the caret where it is; from the keyboard the button has the focus. */
export function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, [role=tab]')) event.preventDefault();
}

/** Escape where nothing is open that it would close: a list of choices, or a drawer, whose keys come by here too. */
export function isLeavingPanel({ key, target, currentTarget, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && target.closest('[aria-expanded=true]') === null;
}

/** From the text to the tab that is shown, and from the panel back to the text. */
export function changeSides(editor: { focus(): void } | null): void {
  const panel = document.querySelector('[data-workbench-panel]');
  if (panel?.contains(document.activeElement)) editor?.focus();
  else panel?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
}

import type { Segment } from '@transloom/contracts/workbench';

/** What a chip shows: its number, and what it is where the file says so. */
export interface CodeLabel {
  readonly text: string;
  readonly title: string;
}

export function codeLabel(codes: Segment['codes'], id: number): CodeLabel {
  const display = codes[String(id)]?.display ?? '';
  const short = display.length > 12 ? `${display.slice(0, 11)}…` : display;
  return { text: short === '' ? String(id) : `${id} ${short}`, title: display === '' ? String(id) : display };
}

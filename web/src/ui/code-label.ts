import type { Segment } from '@transloom/contracts/segments';
import type { InlineCode } from '@transloom/core/inline/inline-text';

/** What a chip shows: of a pair only its number, so that the text stays readable; else what it stands for. */
export interface CodeLabel {
  readonly text: string;
  readonly title: string;
}

const longestLabel = 12;

export function codeLabel(codes: Segment['codes'], { id, kind }: Pick<InlineCode, 'id' | 'kind'>): CodeLabel {
  const display = codes[String(id)]?.display ?? '';
  const title = display === '' ? String(id) : `${id} · ${display}`;
  if (kind !== 'placeholder' || display === '') return { text: String(id), title };
  return { text: display.length > longestLabel ? `${display.slice(0, longestLabel - 1)}…` : display, title };
}

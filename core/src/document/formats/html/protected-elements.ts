import { selfEndingElements, voidElements } from './html-elements.ts';
import type { HtmlMark } from './scan-html.ts';

/** Whether an element says that it is not to be translated, or is code. */
export function isProtected({ name, attributes }: HtmlMark): boolean {
  if (voidElements.has(name)) return false;
  const value = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value;
  const translate = value('translate')?.toLowerCase();
  if (translate === 'no') return true;
  const named = /(?:^|\s)notranslate(?:\s|$)/.test(value('class') ?? '');
  return translate !== 'yes' && (named || name === 'code');
}

export interface ElementExtent {
  readonly lastIndex: number;
  /** Offset in the text. */
  readonly end: number;
}

/** How far the element begun at `index` goes; to the end where nothing ends it. */
export function extentOfElement(marks: readonly HtmlMark[], index: number): ElementExtent {
  const name = marks[index]?.name ?? '';
  const selfEnding = selfEndingElements.has(name);
  let depth = 0;
  for (let i = index; i < marks.length; i++) {
    const mark = marks[i];
    if (mark?.name !== name) continue;
    if (mark.kind === 'start' && selfEnding && i > index) return { lastIndex: i - 1, end: mark.start };
    depth += mark.kind === 'start' ? 1 : -1;
    if (depth === 0) return { lastIndex: i, end: mark.end };
  }
  return { lastIndex: marks.length - 1, end: marks.at(-1)?.end ?? 0 };
}

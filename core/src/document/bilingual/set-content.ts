import type { Splice } from '../../text/splice-text.ts';
import type { TagPlace } from './tag-attribute.ts';

/** An element in the text it stands in. */
export interface ElementWithContent {
  readonly rawName: string;
  readonly end: number;
  readonly tag: TagPlace;
  readonly content: TagPlace;
}

/** Gives an element other content; one that closes itself is opened. */
export function setContent(text: string, element: ElementWithContent, content: string): Splice {
  const { tag, end, rawName } = element;
  if (tag.end < end) return { ...element.content, text: content };
  const close = /\s*\/>$/.exec(text.slice(Math.max(tag.start, tag.end - 16), tag.end))?.[0].length ?? 2;
  return { start: tag.end - close, end, text: `>${content}</${rawName}>` };
}

/** The white space before a place, to lay out what is put beside it. */
export function spaceBefore(text: string, place: number): string {
  let start = place;
  while (start > 0 && ' \t\r\n'.includes(text.charAt(start - 1))) start--;
  return text.slice(start, place);
}

import type { FrameMessage } from './frame-messages.ts';

type Shown = Extract<FrameMessage, { kind: 'show' }>;

/** Replaces the content of the page. The frame stays where it is scrolled to. */
export function fillPage(page: Document, { html, style, language, direction, paper }: Shown): void {
  const root = page.documentElement;
  root.lang = language;
  root.dir = direction;
  root.toggleAttribute('data-paper', paper);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const own = page.createElement('style');
  own.textContent = style;
  page.head.replaceChildren(own, ...parsed.head.childNodes);
  page.body.replaceWith(page.adoptNode(parsed.body));
}

/** Returns all parts of a segment. A segment that runs over several elements has several. */
export function partsOf(page: Document, segmentId: string): readonly Element[] {
  return [...page.querySelectorAll(`[data-segment="${CSS.escape(segmentId)}"]`)];
}

/** Returns the id of the segment around an element; null outside of segments. */
export function segmentIdAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target : undefined;
  return element?.closest('[data-segment]')?.getAttribute('data-segment') ?? null;
}

/** Sets an attribute on the parts of one segment and on nothing else. */
export function markSegment(page: Document, attribute: string, segmentId: string | null): void {
  for (const part of page.querySelectorAll(`[${attribute}]`)) part.removeAttribute(attribute);
  if (segmentId === null) return;
  for (const part of partsOf(page, segmentId)) part.setAttribute(attribute, '');
}

/** Fields show their text in an attribute, or take nothing but text. */
const plain: ReadonlySet<string> = new Set(['OPTION', 'TEXTAREA']);

/** Shows the text of a segment in its first part. Its other parts stay empty until the page is made anew. */
export function showText(parts: readonly Element[], html: string, missing: boolean): void {
  for (const [index, part] of parts.entries()) {
    part.toggleAttribute('data-missing', missing);
    if (part.tagName === 'INPUT' || part.tagName === 'IMG') continue;
    if (index > 0) part.replaceChildren();
    else part.innerHTML = html;
    if (plain.has(part.tagName)) part.replaceChildren(part.textContent);
  }
}

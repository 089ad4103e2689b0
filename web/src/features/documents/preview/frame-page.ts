import marks from './frame-marks.css?inline';
import reading from './frame-reading.css?inline';
import units from './frame-units.css?inline';

/** A document as it is shown in a frame. */
export interface FramePage {
  readonly html: string;
  /** `units`: its segments one below the other. `own`: as the document itself looks. */
  readonly look: 'units' | 'own';
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Nothing is loaded and nothing runs, whatever a document holds. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** What the frame begins with. A document without styles of its own is dressed for reading. */
export function framePage({ html, look, language, direction }: FramePage): string {
  const dressed = look === 'own' && hasStyles(html);
  const style = look === 'units' ? units : dressed ? '' : reading;
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"${dressed ? ' data-paper' : ''}><head>` +
    `<meta http-equiv="content-security-policy" content="${policy}"><style>${style}${marks}</style></head>` +
    `${look === 'own' ? html : `<body>${html}</body>`}</html>`
  );
}

function hasStyles(html: string): boolean {
  return /<style|\s(?:style|bgcolor)="|<font\b/.test(html);
}

/** Puts a newer text into a frame that stays where it is scrolled to. */
export function renewPage(page: Document, html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  page.body.replaceChildren(...body.childNodes);
}

/** All parts of a segment: one that runs over several elements has several. */
export function partsOf(page: Document | undefined, segmentId: string): readonly Element[] {
  return [...(page?.querySelectorAll(`[data-segment="${CSS.escape(segmentId)}"]`) ?? [])];
}

/** The frame has classes of its own, so `instanceof` of this page says nothing about its elements. */
export function segmentIdAt(target: EventTarget | null): string | null {
  const element = target !== null && 'closest' in target ? (target as Element) : undefined;
  return element?.closest('[data-segment]')?.getAttribute('data-segment') ?? null;
}

/** Fields show their text in an attribute, or take nothing but text. */
const plain: ReadonlySet<string> = new Set(['OPTION', 'TEXTAREA']);

/** Shows the text of a segment in its first part; the others are empty until the page is made anew. */
export function showText(parts: readonly Element[], html: string, missing: boolean): void {
  for (const [index, part] of parts.entries()) {
    part.toggleAttribute('data-missing', missing);
    if (part.tagName === 'INPUT' || part.tagName === 'IMG') continue;
    if (index > 0) part.replaceChildren();
    else part.innerHTML = html;
    if (plain.has(part.tagName)) part.replaceChildren(part.textContent);
  }
}

import { renderInline } from '@transloom/core/inline/render-inline';
import type { PageBlock, SpanLink, TextSpan } from '@transloom/core/page-layout/pages-document';
import { linkAddress } from './placed-links.ts';

/** Style rules for the spans of texts. Raised and lowered letters take no space between the lines. */
export const spanRules = `a { color: inherit; text-decoration: none }
.super, .sub { font-size: .65em; line-height: 0 } .super { vertical-align: .55em } .sub { vertical-align: -.3em }`;

/**
 * Returns the text of a block on a page as HTML, with its styles, colors, raised letters and links. A title that stands
 * on several pages has its links on the first.
 */
export function blockHtml({ text, spans = {}, link, runsOn }: PageBlock, page: number): string {
  const isHere = (of: SpanLink | undefined) => of !== undefined && (runsOn || of.page === page);
  const spanOf = (id: number): TextSpan => {
    const { link: own, ...span } = spans[id] ?? {};
    return own && isHere(own) ? { ...span, link: own } : span;
  };
  const html = renderInline(text, {
    text: escapeHtml,
    code: ({ id, kind }) => (kind === 'open' ? openSpan(spanOf(id)) : closeSpan(spanOf(id))),
    openStyle: ({ name, color }) => openStyle(name, color),
    closeStyle: ({ name }) => `</${tags[name]}>`,
  });
  return link && isHere(link) ? `${openLink(link)}${html}</a>` : html;
}

function openSpan({ color, shift, link }: TextSpan): string {
  const style = color === undefined ? '' : ` style="color:${escapeHtml(color)}"`;
  const name = shift === undefined ? '' : ` class="${shift}"`;
  return `${link ? openLink(link) : ''}<span${name}${style}>`;
}

function closeSpan({ link }: TextSpan): string {
  return link ? '</span></a>' : '</span>';
}

function openLink(link: SpanLink): string {
  return `<a href="${escapeHtml(linkAddress(link))}">`;
}

const tags = { bold: 'b', italic: 'i', underline: 'u' } as const;

function openStyle(name: keyof typeof tags, color: string | undefined): string {
  return color === undefined ? `<${tags[name]}>` : `<${tags[name]} style="text-decoration-color:${color}">`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import type { InlineCode, InlineCodeTable, InlineText } from '../inline/inline-text.ts';
import { renderInline } from '../inline/render-inline.ts';

const styleTags = { bold: 'b', italic: 'i', underline: 'u' } as const;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Inline text as a reader sees it, in harmless HTML: styles, line breaks, and labels for what stands for itself. */
export function previewText(inline: InlineText, codes: InlineCodeTable): string {
  return renderInline(inline, {
    text: (text) => escapeHtml(text).replaceAll('\n', '<br>'),
    code: (code) => codeHtml(code, codes),
    openStyle: ({ name }) => `<${styleTags[name]}>`,
    closeStyle: ({ name }) => `</${styleTags[name]}>`,
  });
}

/** Pictures, fields and variables are something on the page; links and other looks only surround what is. */
function codeHtml({ id, kind }: InlineCode, codes: InlineCodeTable): string {
  const { type, display = '', equivalent } = codes[id] ?? { type: 'other' };
  if (kind === 'close') return '';
  if (equivalent !== undefined && equivalent !== '') return escapeHtml(equivalent).replaceAll('\n', '<br>');
  if (type === 'break') return '<br>';
  if (kind === 'open' || display === '') return '';
  const shown = type === 'image' || type === 'field' || type === 'variable' || type === 'note';
  return shown ? `<span class="code">${escapeHtml(display)}</span>` : '';
}

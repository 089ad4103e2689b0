import type { InlineCode, InlineCodeType, InlineText } from '../inline/inline-text.ts';
import { renderInline } from '../inline/render-inline.ts';

/** A table of codes, or what came of one over the wire. */
type ShownCodes = Readonly<
  Record<
    number,
    {
      readonly type: InlineCodeType;
      readonly display?: string | undefined;
      readonly equivalent?: string | undefined;
    }
  >
>;

const styleTags = { bold: 'b', italic: 'i', underline: 'u' } as const;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Inline text as a reader sees it, in harmless HTML: styles, line breaks, and labels for what stands for itself. */
export function previewText(inline: InlineText, codes: ShownCodes): string {
  return renderInline(inline, {
    text: (text) => escapeHtml(text).replaceAll('\n', '<br>'),
    code: (code) => codeHtml(code, codes),
    openStyle: ({ name }) => `<${styleTags[name]}>`,
    closeStyle: ({ name }) => `</${styleTags[name]}>`,
  });
}

/** A source with its translation under it. */
export function bothTexts(source: InlineText, translation: InlineText, codes: ShownCodes): string {
  const line = (name: string, text: InlineText) =>
    `<span class="${name}" dir="auto">${previewText(text, codes)}</span>`;
  return line('source', source) + line('translation', translation);
}

/** Pictures, fields and variables are something on the page; links and other looks only surround what is. */
function codeHtml({ id, kind }: InlineCode, codes: ShownCodes): string {
  const { type, display = '', equivalent } = codes[id] ?? { type: 'other' };
  if (kind === 'close') return '';
  if (equivalent !== undefined && equivalent !== '') return escapeHtml(equivalent).replaceAll('\n', '<br>');
  if (type === 'break') return '<br>';
  if (kind === 'open' || display === '') return '';
  const shown = type === 'image' || type === 'field' || type === 'variable' || type === 'note';
  return shown ? `<span class="code">${escapeHtml(display)}</span>` : '';
}

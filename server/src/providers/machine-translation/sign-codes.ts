import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';

/**
 * Codes as signs that engines without markup mostly leave alone: `⟦1⟧…⟦/1⟧` and `⟦2/⟧`. Such brackets are
 * hardly ever in a text; where they are, the codes count as lost and are put back by what stands around them.
 */
export function writeSignCodes({ text, codes }: InlineText): string {
  let written = '';
  let last = 0;
  for (const code of codes) {
    written += text.slice(last, code.at) + sign(code);
    last = code.at;
  }
  return written + text.slice(last);
}

function sign({ id, kind }: InlineCode): string {
  if (kind === 'placeholder') return `⟦${id}/⟧`;
  return kind === 'open' ? `⟦${id}⟧` : `⟦/${id}⟧`;
}

/** Engines put spaces inside, take other brackets of the kind, or full-width signs. */
const written = /[⟦〚]\s*([/／]?)\s*(\d{1,4})\s*([/／]?)\s*[⟧〛]/gu;

export function readSignCodes(translated: string): InlineText {
  let text = '';
  let last = 0;
  const codes: InlineCode[] = [];
  for (const match of translated.matchAll(written)) {
    text += translated.slice(last, match.index);
    last = match.index + match[0].length;
    codes.push({ ...toCode(match), at: text.length });
  }
  return { text: text + translated.slice(last), codes, styles: [] };
}

function toCode([, before, id, after]: readonly (string | undefined)[]): Omit<InlineCode, 'at'> {
  if (after) return { id: Number(id), kind: 'placeholder' };
  return { id: Number(id), kind: before ? 'close' : 'open' };
}

import type { InlineToken } from '../../inline-token.ts';

/** `&P`, `&12`, `&"Arial,Bold"`, `&K01+000`; `&&` is an ampersand (§18.3.1.39). */
const code = /&(?:"[^"]*"|K[0-9A-Fa-f]{2}[+-]\d{3}|K[0-9A-Fa-f]{6}|\d{1,3}|[\s\S])/g;

/** What Excel puts in their place. */
const fields: Readonly<Record<string, string>> = {
  P: 'page',
  N: 'pages',
  D: 'date',
  T: 'time',
  A: 'sheet',
  F: 'file',
  Z: 'path',
  G: 'picture',
};

export interface HeaderSection {
  /** `L`, `C` or `R`; `C2` where it comes again. */
  readonly name: string;
  readonly tokens: readonly InlineToken[];
}

/** The parts of a header for left, center and right; text before any of their marks is in the center. */
export function headerSections(text: string): readonly HeaderSection[] {
  const sections: { readonly name: string; readonly tokens: InlineToken[] }[] = [];
  let section = { name: 'C', tokens: [] as InlineToken[] };
  let last = 0;
  const addText = (end: number) => {
    if (end > last) section.tokens.push({ kind: 'text', start: last, end, text: text.slice(last, end) });
  };
  for (const match of text.matchAll(code)) {
    addText(match.index);
    last = match.index + match[0].length;
    const letter = match[0].charAt(1).toUpperCase();
    if (match[0].length === 2 && 'LCR'.includes(letter)) {
      sections.push(section);
      section = { name: letter, tokens: [] };
    } else section.tokens.push(codeToken(match[0], match.index));
  }
  addText(text.length);
  return numbered([...sections, section].filter(({ tokens }) => tokens.length > 0));
}

/** A section may come again. */
function numbered(sections: readonly HeaderSection[]): readonly HeaderSection[] {
  const counts = new Map<string, number>();
  return sections.map((section) => {
    const count = (counts.get(section.name) ?? 0) + 1;
    counts.set(section.name, count);
    return count === 1 ? section : { ...section, name: `${section.name}${count}` };
  });
}

function codeToken(raw: string, start: number): InlineToken {
  const place = { start, end: start + raw.length };
  if (raw === '&&') return { kind: 'text', text: '&', ...place };
  const field = raw.length === 2 ? fields[raw.charAt(1).toUpperCase()] : undefined;
  if (field === undefined)
    return { kind: 'placeholder', details: { type: 'format', display: raw.slice(1) }, ...place };
  const details = { type: 'field', display: field, required: true } as const;
  return { kind: 'placeholder', details, speaks: true, ...place };
}

import { hasWords } from '../../../text/has-words.ts';
import type { InlineToken } from '../../inline-token.ts';
import { readInlineUnit, renderInlineUnit, type StyleMarks } from '../../inline-unit.ts';
import { mergeTokens } from '../../merge-tokens.ts';
import { trimTokens } from '../../trim-tokens.ts';
import type { TexWalk } from './tex-walk.ts';

const marks: StyleMarks = {
  bold: ['\\textbf{', '}'],
  italic: ['\\emph{', '}'],
  underline: ['\\underline{', '}'],
};

/** Visits the unit these tokens are, if there is anything to translate, and keeps what is to be written. */
export function writeTexUnit(walk: TexWalk, found: readonly InlineToken[]): void {
  const { text, counts } = walk;
  const tokens = trimTokens(mergeTokens(withoutLonePairs(found), { collapse: true }), text);
  const unit = readInlineUnit(tokens, text, { defaultMarks: marks, collapse: true });
  let written = { start: -1, end: -1 };
  if (unit !== undefined && hasWords(unit.source.text)) {
    counts.units++;
    const { source, codes, start, end } = unit;
    const target = walk.visit({
      id: `text-${counts.units}`,
      kind: walk.kind,
      source,
      codes,
      segmentable: true,
    });
    if (target !== undefined) {
      const spellings = spellingsOf(tokens, text);
      let isFirst = true;
      const rendered = renderInlineUnit(unit, target, (part) => {
        const escaped = escapeTex(part, spellings, walk.inBrackets);
        const first = isFirst ? escaped.replace(/^[[*]/, '{$&}') : escaped;
        isFirst = false;
        return first;
      });
      if (rendered.restored) counts.restored++;
      written = { start, end };
      walk.splices.push({ start, end, text: rendered.text });
    }
  }
  const inner = found.flatMap((token) => (token.kind === 'text' ? [] : (token.splices ?? [])));
  walk.splices.push(...inner.filter(({ start, end }) => end <= written.start || start >= written.end));
}

/** A brace whose partner is in another paragraph stays alone. */
function withoutLonePairs(tokens: readonly InlineToken[]): readonly InlineToken[] {
  const seen = new Map<number, number>();
  for (const token of tokens) {
    if ((token.kind === 'open' || token.kind === 'close') && token.pair !== undefined) {
      seen.set(token.pair, (seen.get(token.pair) ?? 0) + 1);
    }
  }
  return tokens.map((token) => {
    if ((token.kind !== 'open' && token.kind !== 'close') || seen.get(token.pair ?? -1) === 2) return token;
    const { kind, start, end, details } = token;
    return { kind, start, end, details };
  });
}

/** How characters are written in this place, where it is not with themselves. */
function spellingsOf(tokens: readonly InlineToken[], raw: string): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== 'text' || token.text.length > 2) continue;
    const written = raw.slice(token.start, token.end).trimEnd();
    if (written === token.text || token.text.trim() === '') continue;
    // A command of letters would run into a letter after it.
    spellings.set(token.text, /\\[a-zA-Z]+$/.test(written) ? `${written}{}` : written);
  }
  return spellings;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\u00A0': '~',
};

function escapeTex(text: string, spellings: ReadonlyMap<string, string>, inBrackets: boolean): string {
  return text.replaceAll(/\s*[\r\n]\s*/g, ' ').replaceAll(/[\s\S]/gu, (character) => {
    const known = spellings.get(character) ?? escapes[character];
    if (known !== undefined) return known;
    if (inBrackets && /[[\]]/.test(character)) return `{${character}}`;
    return /[%&$#_{}]/.test(character) ? `\\${character}` : character;
  });
}

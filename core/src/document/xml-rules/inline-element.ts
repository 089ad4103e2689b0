import type { InlineToken, MarkToken } from '../inline-token.ts';
import type { Draft } from './xml-flow.ts';
import type { XmlRule } from './xml-vocabulary.ts';
import type { OpenElement, XmlWalk } from './xml-walk.ts';

type InlineRule = Extract<XmlRule, { role: 'inline' }>;

/** Begins an element within a sentence; its tokens have no partner until it ends in the same unit. */
export function openInline(walk: XmlWalk, rule: InlineRule, drafts: readonly Draft[]): void {
  const { start, end } = walk.scanner;
  const { details } = rule;
  walk.flow.tokens.push({ kind: 'open', start, end, details });
  for (const _ of (rule.styles ?? []).slice(1))
    walk.flow.tokens.push({ kind: 'open', start: end, end, details });
  if (drafts.length > 0) walk.flow.inner.push({ start, end, drafts });
}

/** Ends it: pairs its tokens, or makes one code of an element that holds nothing. */
export function closeInline(walk: XmlWalk, element: OpenElement, rule: InlineRule): void {
  const { start, end } = walk.scanner;
  const { tokens, serial } = walk.flow;
  const { details, styles = [] } = rule;
  if (element.serial !== serial || element.flow !== walk.flow) {
    tokens.push({ kind: 'close', start, end, details });
    return;
  }
  const count = Math.max(styles.length, 1);
  if (tokens.length === element.index + count) {
    tokens.length = element.index;
    const required = { ...details, required: true };
    tokens.push({ kind: 'placeholder', start: element.start, end, details: required });
    return;
  }
  const marks = marksOf(walk, rule);
  for (const [i, mark] of marks.entries()) {
    const opening = tokens[element.index + i];
    const pair = walk.pairs++;
    if (opening !== undefined) tokens[element.index + i] = pairUp(opening, pair, mark.open);
    const span = i === 0 ? { start, end } : { start, end: start };
    marks[i] = { ...mark, token: { kind: 'close', ...span, details, pair, ...mark.close } };
  }
  tokens.push(...marks.toReversed().flatMap(({ token }) => token ?? []));
}

interface Mark {
  readonly open: Partial<MarkToken>;
  readonly close: Partial<MarkToken>;
  readonly token?: MarkToken;
}

/** How the tags of the element are written: as they stand, not at all, or a tag for each style. */
function marksOf({ reading }: XmlWalk, { styles = [], meaningless = false }: InlineRule): Mark[] {
  const written = reading.vocabulary.styleMarks;
  if (styles.length === 0) {
    const native = meaningless ? { native: '' } : {};
    return [{ open: native, close: native }];
  }
  if (styles.length === 1 || written === undefined)
    return styles.map((style) => ({ open: { style }, close: { style } }));
  return styles.map((style) => {
    const [open, close] = written[style];
    return { open: { style, native: open }, close: { style, native: close } };
  });
}

function pairUp(token: InlineToken, pair: number, mark: Partial<MarkToken>): InlineToken {
  return token.kind === 'open' ? { ...token, ...mark, pair } : token;
}

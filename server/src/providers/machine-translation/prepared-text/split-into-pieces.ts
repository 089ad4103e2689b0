import type { InlineCode, InlineText, StyleRun } from '@transloom/core/inline/inline-text';
import { findLiterals, type Literal } from './find-literals.ts';
import type { Mark, Origin, Piece } from './pieces.ts';

interface PlacedMark extends Mark {
  readonly at: number;
  /** At one offset: what closes a style comes first, then codes in their order, then what opens. */
  readonly rank: number;
  /** Length of text the mark stands for, left out of the pieces. */
  readonly covers: number;
}

/** Well-nested pieces: crossing pairs and lone halves become placeholders, styles are cut where a pair crosses them. */
export function splitIntoPieces(source: InlineText): readonly Piece[] {
  const pairs = findPairs(source.codes);
  const styles = source.styles.flatMap((run) => cutStyle(run, pairs));
  const literals = findLiterals(source.text).filter((literal) => isWhole(literal, source));
  const marks = [
    ...markCodes(source.codes, pairs),
    ...styles.flatMap(markStyle),
    ...literals.map((literal) => markLiteral(literal, source.text)),
  ].sort((a, b) => a.at - b.at || a.rank - b.rank);
  const pieces: Piece[] = [];
  let last = 0;
  for (const { at, role, origin, covers } of marks) {
    if (at > last) pieces.push(source.text.slice(last, at));
    pieces.push({ role, origin });
    last = at + covers;
  }
  if (last < source.text.length) pieces.push(source.text.slice(last));
  return pieces;
}

interface Pair {
  readonly open: InlineCode;
  readonly close: InlineCode;
}

/** Pairs that nest; of two that cross, the one closed first stays a pair. */
function findPairs(codes: readonly InlineCode[]): readonly Pair[] {
  const stack: InlineCode[] = [];
  const pairs: Pair[] = [];
  for (const code of codes) {
    if (code.kind === 'open') stack.push(code);
    if (code.kind !== 'close') continue;
    const index = stack.findLastIndex((open) => open.id === code.id);
    const open = stack[index];
    if (open === undefined) continue;
    pairs.push({ open, close: code });
    stack.length = index;
  }
  return pairs;
}

function cutStyle(run: StyleRun, pairs: readonly Pair[]): readonly StyleRun[] {
  const inside = (code: InlineCode) => code.at > run.start && code.at < run.end;
  const cuts = pairs
    .filter(({ open, close }) => inside(open) !== inside(close))
    .map(({ open, close }) => (inside(open) ? open.at : close.at));
  const edges = [...new Set([run.start, ...cuts, run.end])].sort((a, b) => a - b);
  return edges.slice(1).map((end, i) => ({ ...run, start: edges[i] ?? run.start, end }));
}

/** A literal with a code or the edge of a style in it stays ordinary text. */
function isWhole({ start, end }: Literal, { codes, styles }: InlineText): boolean {
  const cuts = (at: number) => at > start && at < end;
  return !codes.some((code) => cuts(code.at)) && !styles.some((run) => cuts(run.start) || cuts(run.end));
}

function markCodes(codes: readonly InlineCode[], pairs: readonly Pair[]): PlacedMark[] {
  const origins = new Map<InlineCode, Origin>();
  for (const { open, close } of pairs) {
    const origin: Origin = { kind: 'pair', id: open.id };
    origins.set(open, origin).set(close, origin);
  }
  return codes.map((code, index) => {
    const place = { at: code.at, rank: 1 + index / codes.length, covers: 0 };
    const origin = origins.get(code);
    return origin === undefined
      ? { ...place, role: 'placeholder', origin: { kind: 'single', code } }
      : { ...place, role: code.kind, origin };
  });
}

function markStyle(style: StyleRun): PlacedMark[] {
  const origin: Origin = { kind: 'style', style };
  return [
    { at: style.start, rank: 2, covers: 0, role: 'open', origin },
    { at: style.end, rank: 0, covers: 0, role: 'close', origin },
  ];
}

function markLiteral({ start, end }: Literal, text: string): PlacedMark {
  const origin: Origin = { kind: 'literal', text: text.slice(start, end) };
  return { at: start, rank: 3, covers: end - start, role: 'placeholder', origin };
}

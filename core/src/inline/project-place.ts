import type { InlineCode, InlineText } from './inline-text.ts';

/**
 * Offset in the target's text for a code of the source that the target lacks: the same side of the final
 * punctuation, else in proportion between the codes both have, at the nearest word boundary.
 */
export function projectPlace(source: InlineText, target: InlineText, code: InlineCode): number {
  const { length } = target.text;
  if (code.at === 0) return 0;
  if (code.at === source.text.length) return length;
  const rest = source.text.slice(code.at);
  if (/^[\p{P}\s]+$/u.test(rest) && target.text.endsWith(rest)) return length - rest.length;
  if (finalPunctuation.exec(source.text)?.index === code.at) {
    return finalPunctuation.exec(target.text)?.index ?? length;
  }
  return nearestBoundary(target.text, proportionalPlace(source, target, code.at), {
    kind: code.kind,
    partner: target.codes.find(({ id, kind }) => id === code.id && kind !== code.kind)?.at,
  });
}

const finalPunctuation = /[\p{P}\s]+$/u;

interface Anchor {
  readonly source: number;
  readonly target: number;
}

function proportionalPlace(source: InlineText, target: InlineText, at: number): number {
  const anchors = sharedAnchors(source, target);
  const before = anchors.filter((anchor) => anchor.source <= at).at(-1) ?? { source: 0, target: 0 };
  const after = anchors.find((anchor) => anchor.source > at);
  const end = after ?? { source: source.text.length, target: target.text.length };
  const inOrder = before.target <= end.target;
  const from = inOrder ? before : { source: 0, target: 0 };
  const to = inOrder ? end : { source: source.text.length, target: target.text.length };
  return from.target + ((at - from.source) / (to.source - from.source)) * (to.target - from.target);
}

function sharedAnchors(source: InlineText, target: InlineText): readonly Anchor[] {
  return source.codes.flatMap((code) => {
    const match = target.codes.find(({ id, kind }) => id === code.id && kind === code.kind);
    return match === undefined ? [] : [{ source: code.at, target: match.at }];
  });
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

interface Wanted {
  readonly kind: InlineCode['kind'];
  /** Where the other half of the pair stands; the pair should not be empty. */
  readonly partner: number | undefined;
}

/** Pairs hug words: what opens stands before a word, everything else after one. */
function nearestBoundary(text: string, place: number, { kind, partner }: Wanted): number {
  let best = kind === 'open' ? 0 : text.length;
  for (const { index, segment, isWordLike } of words.segment(text)) {
    const candidate = kind === 'open' ? index : index + segment.length;
    const empties = partner !== undefined && (kind === 'open' ? candidate >= partner : candidate <= partner);
    if (!isWordLike || empties) continue;
    if (Math.abs(candidate - place) < Math.abs(best - place)) best = candidate;
  }
  return best;
}

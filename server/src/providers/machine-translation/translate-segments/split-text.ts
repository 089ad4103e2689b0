import type { InlineText } from '@transloom/core/inline/inline-text';
import { sliceInline } from '@transloom/core/inline/slice-inline';
import { trimInline } from '@transloom/core/inline/trim-inline';

export interface SplitText {
  readonly first: InlineText;
  /** White space between the halves. */
  readonly gap: string;
  readonly second: InlineText;
}

/**
 * Cuts a text near its middle: after a sentence if one ends in the middle half, else between words, else
 * anywhere. Never inside a code pair or a character; undefined when that leaves no place.
 */
export function splitText(inline: InlineText): SplitText | undefined {
  const middle = inline.text.length / 2;
  const places = freePlaces(inline).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const central = places.filter((at) => at > middle / 2 && at < middle * 1.5);
  const { text } = inline;
  const at =
    central.find((place) =>
      /[.!?…。！？]["'”’»」』)]*\s*$/u.test(text.slice(Math.max(0, place - 8), place)),
    ) ??
    central.find((place) => /\s/.test(text[place - 1] ?? '')) ??
    places[0];
  if (at === undefined) return undefined;
  return {
    first: trimInline(sliceInline(inline, 0, at)),
    gap: /\s*$/.exec(text.slice(0, at))?.[0] ?? '',
    second: trimInline(sliceInline(inline, at, text.length)),
  };
}

/** Offsets before a word or a sign, outside every code pair and every surrogate pair. */
function freePlaces({ text, codes }: InlineText): number[] {
  const pairs = codes.flatMap((open) => {
    const close = codes.find(({ id, kind }) => id === open.id && kind === 'close');
    return open.kind === 'open' && close ? [{ start: open.at, end: close.at }] : [];
  });
  const starts = [...text.matchAll(/(?<!^)\S/gu)].map((match) => match.index);
  return starts.filter((at) => !pairs.some(({ start, end }) => start < at && at < end));
}

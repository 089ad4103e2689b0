import type { InlineCode, InlineText } from '../inline/inline-text.ts';
import { keepCodeSpaces } from '../inline/keep-code-spaces.ts';
import { spliceInline } from '../inline/splice-inline.ts';
import type { Splice } from '../text/splice-text.ts';

/**
 * The target with the spaces at codes that its source has: none just inside a pair or between a variable and a mark
 * where the source has none, and one where it has one.
 */
export function fitSpaces(source: InlineText, target: InlineText): InlineText {
  if (target.codes.length === 0) return target;
  const splices = target.codes.flatMap((code) => {
    const asked = source.codes.find(({ id, kind }) => id === code.id && kind === code.kind);
    return asked === undefined ? [] : spacesAt({ source: source.text, asked, target, code });
  });
  return keepCodeSpaces(source, spliceInline(target, distinct(splices)));
}

interface CodePlace {
  readonly source: string;
  readonly asked: InlineCode;
  readonly target: InlineText;
  readonly code: InlineCode;
}

function spacesAt(place: CodePlace): readonly Splice[] {
  const { source, asked, target, code } = place;
  const [left, right] = [target.text.slice(0, code.at), target.text.slice(code.at)];
  const behind = /^[^\S\n]*/.exec(right)?.[0].length ?? 0;
  if (code.kind === 'placeholder') return spacesAround(place, behind);
  const inside = source[code.kind === 'open' ? asked.at : asked.at - 1] ?? '';
  if (/\s/.test(inside)) return [];
  // A word on the other side needs the space that stands inside.
  if (code.kind === 'open') return wordEnd.test(left) ? [] : [taken(code.at, behind)];
  const ahead = /[^\S\n]*$/.exec(left)?.[0].length ?? 0;
  return wordStart.test(right) ? [] : [taken(code.at - ahead, ahead)];
}

const wordEnd = /[\p{L}\p{N}]$/u;
const wordStart = /^[\p{L}\p{N}]/u;
const markBehindSpace = /^[^\S\n]+[.,;:!?。，；：！？)\]}»”]/u;

/** A variable that touches the mark behind it. */
function spacesAround({ source, asked, target, code }: CodePlace, behind: number): readonly Splice[] {
  const isTight = !/^\s/.test(source.slice(asked.at));
  return isTight && markBehindSpace.test(target.text.slice(code.at)) ? [taken(code.at, behind)] : [];
}

function taken(start: number, length: number): Splice {
  return { start, end: start + length, text: '' };
}

function distinct(splices: readonly Splice[]): readonly Splice[] {
  const sorted = splices.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(
    ({ start, end }, i) =>
      !sorted.slice(0, i).some((other) => other.end > start || (other.start === start && other.end === end)),
  );
}

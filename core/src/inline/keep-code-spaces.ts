import type { InlineCode, InlineText } from './inline-text.ts';
import { codeToken } from './markup.ts';

/**
 * The target with a space at each code that has one in the source and touches a word in the target: engines lose
 * such spaces. Scripts that join words to what stands beside them keep their spelling.
 */
export function keepCodeSpaces(source: InlineText, target: InlineText): InlineText {
  const spaced = new Map(source.codes.map((code, i) => [codeToken(code), spacesAt(source, code, i)]));
  const insertions = target.codes.flatMap((code, i) => {
    const before = spaced.get(codeToken(code))?.before === true && touchesBefore(target, code, i);
    const after = spaced.get(codeToken(code))?.after === true && touchesAfter(target, code, i);
    return [...(before ? [{ at: code.at, code: i }] : []), ...(after ? [{ at: code.at, code: i + 1 }] : [])];
  });
  const once = insertions.filter((one, i) => !isSame(one, insertions[i - 1]));
  return once.reduceRight(insertSpace, target);
}

/** A space before the code with this number and before the text at this place. */
interface Insertion {
  readonly at: number;
  readonly code: number;
}

function isSame({ at, code }: Insertion, other: Insertion | undefined): boolean {
  return other?.at === at && other.code === code;
}

function insertSpace({ text, codes, styles }: InlineText, { at, code: first }: Insertion): InlineText {
  return {
    text: `${text.slice(0, at)} ${text.slice(at)}`,
    codes: codes.map((code, i) => (i < first ? code : { ...code, at: code.at + 1 })),
    styles: styles.map((run) => ({
      ...run,
      start: run.start < at ? run.start : run.start + 1,
      end: run.end <= at ? run.end : run.end + 1,
    })),
  };
}

function spacesAt({ text, codes }: InlineText, { kind, at }: InlineCode, i: number) {
  return {
    before: kind !== 'close' && codes[i - 1]?.at !== at && /\s/.test(text.charAt(at - 1)),
    after: kind !== 'open' && codes[i + 1]?.at !== at && /\s/.test(text.charAt(at)),
  };
}

function touchesBefore({ text, codes }: InlineText, { at }: InlineCode, i: number): boolean {
  const code = codes[i - 1];
  if (code?.at === at) return code.kind !== 'open';
  return wordBefore.test(text.slice(Math.max(0, at - 2), at));
}

function touchesAfter({ text, codes }: InlineText, { at }: InlineCode, i: number): boolean {
  const code = codes[i + 1];
  if (code?.at === at) return code.kind !== 'close';
  return wordAfter.test(text.slice(at, at + 2));
}

const letters = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}`;
const wordBefore = new RegExp(`[${letters}:;,.!?)%]$`, 'u');
const wordAfter = new RegExp(`^[${letters}(]`, 'u');

import type { InlineCode, InlineText } from './inline-text.ts';
import { codeToken } from './markup.ts';

/** Codes of the source that the target lacks, in the source's order; a code that stands twice counts twice. */
export function missingCodes(source: InlineText, target: InlineText): readonly InlineCode[] {
  return without(source.codes, target.codes);
}

/** Codes of the target that the source does not have, or has fewer times. */
export function foreignCodes(source: InlineText, target: InlineText): readonly InlineCode[] {
  return without(target.codes, source.codes);
}

/** Whether the target carries exactly the source's codes, in whatever order. */
export function sameCodes(source: InlineText, target: InlineText): boolean {
  return source.codes.length === target.codes.length && missingCodes(source, target).length === 0;
}

function without(codes: readonly InlineCode[], taken: readonly InlineCode[]): readonly InlineCode[] {
  const left = new Map<string, number>();
  for (const code of taken) left.set(codeToken(code), (left.get(codeToken(code)) ?? 0) + 1);
  return codes.filter((code) => {
    const count = left.get(codeToken(code)) ?? 0;
    left.set(codeToken(code), count - 1);
    return count <= 0;
  });
}

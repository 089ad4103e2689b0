import type { InlineCode, InlineText } from './inline-text.ts';
import { projectPlace } from './project-place.ts';

/** The source's codes in the source's order, each no further left than the one before: nests as the source. */
export function projectCodes(source: InlineText, target: InlineText): readonly InlineCode[] {
  const bare = { ...target, codes: [] };
  let least = 0;
  return source.codes.map((code) => {
    least = Math.max(least, projectPlace(source, bare, code));
    return { ...code, at: least };
  });
}

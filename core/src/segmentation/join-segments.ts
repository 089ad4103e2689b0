import type { TranslationUnit } from '../document/document-format.ts';
import { concatInline } from '../inline/concat-inline.ts';
import { emptyInlineText, type InlineText, plainInline } from '../inline/inline-text.ts';
import { plainText } from '../inline/plain-text.ts';
import { sliceInline } from '../inline/slice-inline.ts';
import { isIdeographic } from '../language/language-tag.ts';
import type { SentenceSpan } from './sentence-span.ts';

export interface SegmentWithTarget extends SentenceSpan {
  /** Absent where the segment is not translated: its source text stands. */
  readonly target?: InlineText;
}

/**
 * The unit's text with the segments' targets in their places. What stands between segments in the source is
 * kept, except a plain space the target's script does not write, and one is added where only the target's
 * script writes it.
 */
export function joinSegments(
  unit: Pick<TranslationUnit, 'source' | 'codes'>,
  segments: readonly SegmentWithTarget[],
  targetLanguage: string,
): InlineText {
  const { source, codes } = unit;
  const parts: InlineText[] = [];
  let last = 0;
  for (const [i, segment] of segments.entries()) {
    const text = segment.target ?? sliceInline(source, segment.start, segment.end);
    const gap = sliceGap(source, last, segment.start);
    const touched = segment.target !== undefined || segments[i - 1]?.target !== undefined;
    const left = plainText(parts.at(-1) ?? emptyInlineText, codes).at(-1) ?? '';
    const right = plainText(text, codes).at(0) ?? '';
    parts.push(i > 0 && touched ? fitGap(gap, { left, right, targetLanguage }) : gap, text);
    last = segment.end;
  }
  if (segments.length === 0) return source;
  return concatInline([...parts, sliceGap(source, last, source.text.length)]);
}

/** Where there is no gap, the codes at the place belong to the segments beside it. */
function sliceGap(source: InlineText, start: number, end: number): InlineText {
  return start === end ? emptyInlineText : sliceInline(source, start, end);
}

interface Beside {
  /** Last character a reader sees before the gap, and first one after it. */
  readonly left: string;
  readonly right: string;
  readonly targetLanguage: string;
}

function fitGap(gap: InlineText, { left, right, targetLanguage }: Beside): InlineText {
  if (isIdeographic(targetLanguage)) {
    const joins = wide.test(left) || wideInIdeographs.test(left);
    return /^ +$/.test(gap.text) && joins ? withoutText(gap) : gap;
  }
  const needsSpace = gap.text === '' && /\S/.test(left) && /\S/.test(right) && !wide.test(left);
  return needsSpace ? concatInline([gap, plainInline(' ')]) : gap;
}

/** Ideographs, kana and full-width punctuation: what needs no space beside it. */
const wide = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Quotes, dash and ellipsis are wide among ideographs and narrow elsewhere. */
const wideInIdeographs = /[“”‘’—…]/;

function withoutText(gap: InlineText): InlineText {
  return { text: '', codes: gap.codes.map((code) => ({ ...code, at: 0 })), styles: [] };
}

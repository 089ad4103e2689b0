import { isHan } from '../prepare-segment.ts';
import type { PreparedSegment, QualityRule } from '../quality-rule.ts';

export const lengthLimit: QualityRule = {
  id: 'length-limit',
  category: 'length',
  severity: 'error',
  check: ({ target, maxLength }) => {
    const length = Array.from(target.text).length;
    return maxLength !== undefined && length > maxLength
      ? [{ targetSpan: { start: maxLength, end: target.text.length }, params: { limit: maxLength, length } }]
      : [];
  },
};

/** Chinese and Japanese say with one character what takes about three letters elsewhere. */
function widthOf(text: string, script: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return isHan(script) || script === 'Kore' ? letters + dense * 1.8 : letters;
}

const ratio = ({ sourceWords, targetWords, sourceScript, targetScript }: PreparedSegment) => ({
  from: widthOf(sourceWords, sourceScript),
  into: widthOf(targetWords, targetScript),
});

/** Short texts vary too much for a share to tell anything. */
const shortest = 24;

export const targetTooLong: QualityRule = {
  id: 'target-too-long',
  category: 'length',
  severity: 'warning',
  check: (segment) => {
    const { from, into } = ratio(segment);
    return from >= shortest && into > from * 2.6
      ? [{ params: { percent: Math.round((100 * into) / from) } }]
      : [];
  },
};

export const targetTooShort: QualityRule = {
  id: 'target-too-short',
  category: 'length',
  severity: 'warning',
  check: (segment) => {
    const { from, into } = ratio(segment);
    return from >= shortest && into > 0 && into < from * 0.33
      ? [{ params: { percent: Math.round((100 * into) / from) } }]
      : [];
  },
};

import type { InlineText } from '@transloom/core/inline/inline-text';

const surplus = / +(?=[ .,;:!?)\]])/g;

/**
 * Takes out double spaces and spaces before closing punctuation, which words without a translation leave
 * behind; also white space at the ends. A source that is written so itself keeps them.
 */
export function tidySpaces(target: InlineText, source: string): InlineText {
  const gaps = source.search(surplus) < 0 ? surplus : /(?!)/g;
  const cuts = [...target.text.matchAll(new RegExp(`^ +| +$|${gaps.source}`, 'g'))];
  const shift = (at: number) =>
    at - cuts.reduce((sum, { index, 0: gap }) => sum + Math.max(0, Math.min(gap.length, at - index)), 0);
  return {
    text: cuts
      .toReversed()
      .reduce((text, cut) => text.slice(0, cut.index) + text.slice(cut.index + cut[0].length), target.text),
    codes: target.codes.map((code) => ({ ...code, at: shift(code.at) })),
    styles: [],
  };
}

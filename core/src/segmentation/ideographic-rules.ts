import { breakAt, noBreak, type SegmentationRule } from './segmentation-rule.ts';

const speech = '(?:说|説|道|问|問|答|喊|叫|笑|想|表示)';

/** Chinese and Japanese, which put no space between sentences. */
export const ideographicRules: readonly SegmentationRule[] = [
  // 他来了（真的！）就走了: a bracket opened inside a sentence does not end it
  noBreak(/[^。！？!?…\s][（(][^（()）]*[。！？!?…]+[）)]$/u, /^[^\s“「『（(《]/u),
  // “走！”他说: the sentence goes on with who says it
  noBreak(/[！？!?。…][”’」』]$/u, new RegExp(`^[^\\s。！？，“「]{0,6}${speech}`, 'u')),
  noBreak(/[！？!?。…][」』”’）)]*$/u, /^[，、；：,;:。！？!?」』”’）)]/u),
  // 「行く。」と言った
  noBreak(/[！？!?。…][」』”’]$/u, /^(?:と|って|などと|なんて)/u),
  // これは父の\n家です: no full stop, no end
  noBreak(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u,
    /^\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ),
  // A straight quote opens where an even number stands before it
  breakAt(/^[^"]*(?:"[^"]*"[^"]*)*[。！？]$/u, /^"/u),
  noBreak(/^[^"]*(?:"[^"]*"[^"]*)*"$/u),
  breakAt(/[。！？｡!?][”’」』）)》"']*$/u, /^\s*[“‘「『《（【〈\p{L}\p{N}]/u),
];

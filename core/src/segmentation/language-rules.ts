import { breakAt, noBreak, type SegmentationRule } from './segmentation-rule.ts';

/** By base language. */
export const languageRules: Readonly<Record<string, readonly SegmentationRule[]>> = {
  // Armenian texts are often typed with a colon for the full stop.
  hy: [breakAt(/[:։]$/u, /^\s+[\p{Lu}\d«]/u), noBreak(/(?:\.{3}|…)$/u), noBreak(/\.$/u, /^\s+\p{Ll}/u)],
  el: [breakAt(/\p{L}{2}[;\u037E]$/u, /^\s+\S/u)],
  ar: [breakAt(/[؟۔]$/u, /^\s/u)],
  en: [
    breakAt(/\d ?P\.M\.$/u, /^\s+\p{Lu}/u),
    breakAt(/\d ?p\.m\.$/u, /^\s+\d+ ?[ap]\.m/u),
    noBreak(/(?:P\.S\.|Yahoo!)$/u, /^\s+\S/u),
  ],
};

/** For languages that write ordinal numbers with a full stop. */
export const ordinalRules: readonly SegmentationRule[] = [
  noBreak(/(?<![\p{L}\p{N}.,])(?:\d{1,3}|[IVXLC]+)\.$/u, /^\s+\p{L}/u),
];

/** A sentence that starts small (chat, mail): only after a whole word or a closed bracket, and no abbreviation. */
export const smallStart = breakAt(
  /(?<![\p{L}\p{M}\p{N}./@])(?:[\p{L}\p{M}]{3,}["'’”]?|[^()]*\([^()]*\))\.$/u,
  /^\s+["“‘(]?\p{Ll}/u,
);

/** Languages with few unknown abbreviations, where a full stop before a small letter is mostly an end. */
export const smallStartLanguages: ReadonlySet<string> = new Set(['en', 'el']);

import { type Abbreviations, abbreviations, commonAbbreviations } from './abbreviations.ts';
import { breakAt, noBreak, type SegmentationRule } from './segmentation-rule.ts';
import { sentenceStarters } from './sentence-starters.ts';

/** What the abbreviations of a language say about the full stops after them. */
export function abbreviationRules(language: string): readonly SegmentationRule[] {
  const own = abbreviations[language] ?? {};
  const starters = (sentenceStarters[language] ?? '').split(' ').filter(Boolean);
  const firstWord =
    starters.length === 0 ? /^(?!)/u : new RegExp(`^\\s+(?:${starters.join('|')})(?!\\p{L})`, 'u');
  return [
    noBreak(ending(own, 'never')),
    noBreak(ending(own, 'beforeNumber'), /^\s*[\p{N}IVXLC(]/u),
    breakAt(ending(own, 'maybe'), firstWord),
    noBreak(ending(own, 'maybe'), /^\s+[\p{L}\p{N}(]/u),
    // Haus Nummer 12. Es ist: an ordinal number is followed by what it counts
    breakAt(/\p{L}\s\d{1,3}\.$/u, firstWord),
    // U.S. Government, but U.S. It
    breakAt(/(?:\p{L}\.){2,}$/u, firstWord),
    noBreak(/(?<![\p{L}\p{M}])(?:\p{L}\.\s?)+\p{L}\.$/u, /^\s+[\p{L}\p{N}(]/u),
    breakAt(/\s\p{Lu}\.$/u, firstWord),
  ];
}

// 这是Mr. Wang的书: an ideograph before it does not make an abbreviation the end of a word
const spacedLetter = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{M}\p{N}.]`;

function ending(own: Abbreviations, kind: keyof Abbreviations): RegExp {
  const list = `${commonAbbreviations[kind] ?? ''} ${own[kind] ?? ''}`.split(' ').filter(Boolean);
  const either = [...new Set(list)].flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
  return new RegExp(`(?<!${spacedLetter})(?:${either.map(escapeForRegExp).join('|')})\\s?\\.$`, 'u');
}

function escapeForRegExp(word: string): string {
  return word.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`);
}

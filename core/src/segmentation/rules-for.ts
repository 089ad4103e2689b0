import { baseLanguage, isIdeographic } from '../language/language-tag.ts';
import { abbreviationRules } from './abbreviation-rules.ts';
import { ordinalStopLanguages } from './abbreviations.ts';
import { bracketRules, generalRules } from './general-rules.ts';
import { ideographicRules } from './ideographic-rules.ts';
import { languageRules, ordinalRules, smallStart, smallStartLanguages } from './language-rules.ts';
import type { SegmentationRule } from './segmentation-rule.ts';

const known = new Map<string, readonly SegmentationRule[]>();

/** The rules of a language, most specific first. */
export function rulesFor(languageTag: string): readonly SegmentationRule[] {
  const language = baseLanguage(languageTag);
  const rules = known.get(language) ?? buildRules(languageTag, language);
  known.set(language, rules);
  return rules;
}

function buildRules(languageTag: string, language: string): readonly SegmentationRule[] {
  return [
    ...bracketRules,
    ...(isIdeographic(languageTag) ? ideographicRules : []),
    ...(languageRules[language] ?? []),
    // Latin names in Chinese and Japanese texts are mostly English
    ...abbreviationRules(isIdeographic(languageTag) ? 'en' : language),
    ...(ordinalStopLanguages.has(language) ? ordinalRules : []),
    ...generalRules,
    ...(smallStartLanguages.has(language) ? [smallStart] : []),
  ];
}

import { edited, spansOf } from '../find-spans.ts';
import type { QualityRule } from '../quality-rule.ts';

/** Words that languages repeat on purpose. */
const repeatable = new Set([
  'nous',
  'vous',
  'se',
  'that',
  'had',
  'die',
  'der',
  'das',
  'sie',
  'bye',
  'ha',
  'no',
  'so',
  'very',
  'ja',
  'que',
  'de',
  'è',
  'long',
  'much',
  'far',
  'again',
  'blah',
  'tut',
  'chi',
  'dần',
  'luôn',
  'từ',
  'ngày',
]);

const repeated = /(?<![\p{L}\p{M}\p{N}'’-])([\p{L}\p{M}'’]{2,})(\s+)\1(?![\p{L}\p{M}\p{N}'’-])/giu;

export const repeatedWord: QualityRule = {
  id: 'repeated-word',
  category: 'words',
  severity: 'warning',
  check: ({ target, targetWords, sourceWords, targetBarriers, targetLanguage }) => {
    // Indonesian and Malay form plurals so, and some scripts do not mark words.
    if (
      /^(?:id|ms|th|lo|km|my|vi)\b/i.test(targetLanguage) ||
      new RegExp(repeated.source, 'iu').test(sourceWords)
    )
      return [];
    return Array.from(targetWords.matchAll(repeated)).flatMap(
      ({ 0: found, 1: word = '', 2: gap = '', index }) => {
        const start = index + word.length;
        const isApart = Array.from({ length: gap.length + 1 }, (_, i) => start + i).some((at) =>
          targetBarriers.has(at),
        );
        if (repeatable.has(word.toLowerCase()) || isApart) return [];
        const targetSpan = { start, end: index + found.length };
        return [{ targetSpan, params: { found: word }, fix: edited(target, [{ ...targetSpan, text: '' }]) }];
      },
    );
  },
};

export const repeatedCharacters: QualityRule = {
  id: 'repeated-characters',
  category: 'words',
  severity: 'warning',
  check: ({ target, targetWords, targetScript }) =>
    targetScript === 'Hans' || targetScript === 'Hant'
      ? spansOf(
          targetWords,
          /(?<=的)的(?!士|确)|(?<=了)了(?!解|如|不|结|当|却)|(?<=在)在|(?<=和)和(?!平|谐)|(?<=是)是(?!非)|(?<=将)将(?!军|领)|(?<=与)与|(?<=被)被|(?<=把)把/gu,
        ).map((targetSpan) => ({
          targetSpan,
          params: { found: target.text.slice(targetSpan.start, targetSpan.end) },
          fix: edited(target, [{ ...targetSpan, text: '' }]),
        }))
      : [],
};

export const misspelled: QualityRule = {
  id: 'misspelled',
  category: 'words',
  severity: 'warning',
  check: ({ target, misspelled: words = [] }) =>
    words.map(({ span, suggestions }) => ({
      targetSpan: span,
      params: {
        found: target.text.slice(span.start, span.end),
        suggestions: suggestions.slice(0, 5).join(', '),
      },
      ...(suggestions[0] !== undefined && { fix: edited(target, [{ ...span, text: suggestions[0] }]) }),
    })),
};

export const termMissing: QualityRule = {
  id: 'term-missing',
  category: 'terms',
  severity: 'warning',
  check: ({ target, terms = [] }) =>
    target.text.trim() === ''
      ? []
      : terms
          .filter(({ used, translations }) => !used && translations.length > 0)
          .map(({ sourceSpan, source, translations }) => ({
            sourceSpan,
            params: { term: source, expected: translations.join(', ') },
          })),
};

export const termForbidden: QualityRule = {
  id: 'term-forbidden',
  category: 'terms',
  severity: 'error',
  check: ({ target, forbiddenTerms = [] }) =>
    forbiddenTerms.map(({ targetSpan, forbidden, preferred }) => ({
      targetSpan,
      params: { found: forbidden, expected: preferred.join(', ') },
      ...(preferred.length === 1 && { fix: edited(target, [{ ...targetSpan, text: preferred[0] ?? '' }]) }),
    })),
};

import { numberSpans } from '../auto-replace/number-spans.ts';
import type { InlineText } from '../inline/inline-text.ts';
import { codeToken } from '../inline/markup.ts';
import { commonShare } from './common-share.ts';
import { textWeight } from './text-weight.ts';

interface AnsweredInline {
  readonly source: InlineText;
  readonly target: InlineText;
}

/** Answers that a shift is seen in, and by how much a shift must fit better; a doubt costs single questions only. */
const fewestAnswers = 3;
const clearGain = 0.3;

/**
 * Whether the answers of a batch fit their neighbors better than their own texts: by inline codes, by numbers and by
 * length. A model that joined two texts or left one out moves all that follow.
 */
export function isShifted(answers: readonly AnsweredInline[]): boolean {
  if (answers.length < fewestAnswers) return false;
  return [-1, 1].some((shift) => {
    const moved = answers.flatMap(({ target }, place) => {
      const neighbor = answers[place + shift];
      return neighbor === undefined ? [] : [{ own: answers[place]?.source, other: neighbor.source, target }];
    });
    const gains = moved.map(({ own, other, target }) =>
      own ? distance(own, target) - distance(other, target) : 0,
    );
    return meanOf(gains) >= clearGain && gains.some((gain) => gain >= 1);
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** 0 for what fits; 1 and more for other codes or numbers, less for another length. */
function distance(source: InlineText, target: InlineText): number {
  const codes = 1 - commonShare(source.codes.map(codeToken), target.codes.map(codeToken));
  const numbers = 1 - commonShare(numbersOf(source.text), numbersOf(target.text));
  const length = Math.abs(Math.log((textWeight(target.text) + 10) / (textWeight(source.text) + 10)));
  return 1.5 * codes + 1.5 * numbers + Math.min(1, length);
}

function numbersOf(text: string): readonly string[] {
  return numberSpans(text).map(({ written }) => written.replace(/\D/g, ''));
}

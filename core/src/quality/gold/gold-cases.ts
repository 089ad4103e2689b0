import { addressCases } from './address-cases.ts';
import { caseCases } from './case-cases.ts';
import { characterCases } from './character-cases.ts';
import { completenessCases } from './completeness-cases.ts';
import type { GoldCase } from './gold-case.ts';
import { lengthCases } from './length-cases.ts';
import { numberCases } from './number-cases.ts';
import { placeholderCases } from './placeholder-cases.ts';
import { punctuationCases } from './punctuation-cases.ts';
import { spaceCases } from './space-cases.ts';
import { tagCases } from './tag-cases.ts';
import { wordCases } from './word-cases.ts';

/** Pairs with and without faults, by the category of the checks they are about. */
export const goldCases: readonly GoldCase[] = [
  ...completenessCases,
  ...numberCases,
  ...tagCases,
  ...placeholderCases,
  ...addressCases,
  ...punctuationCases,
  ...spaceCases,
  ...characterCases,
  ...caseCases,
  ...lengthCases,
  ...wordCases,
];

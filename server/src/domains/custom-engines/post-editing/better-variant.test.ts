import { expect, test } from 'vitest';
import { betterVariant } from './better-variant.ts';

test.each([
  [{ bleu: 30, chrf: 50 }, { bleu: 40, chrf: 55 }, 'post-edited'],
  [{ bleu: 40, chrf: 55 }, { bleu: 30, chrf: 50 }, 'plain'],
  [{ bleu: 40, chrf: 55 }, { bleu: 39, chrf: 57 }, 'post-edited'],
  [{ bleu: 40, chrf: 55 }, { bleu: 42, chrf: 53 }, 'plain'],
] as const)('of %j and %j it is the %s one', (plain, postEdited, better) => {
  expect(betterVariant({ plain, 'post-edited': postEdited })).toBe(better);
});

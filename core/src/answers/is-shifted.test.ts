import { expect, test } from 'vitest';
import { fromMarkup } from '../inline/markup.ts';
import { isShifted } from './is-shifted.ts';

const pair = (source: string, target: string) => ({ source: fromMarkup(source), target: fromMarkup(target) });

test('answers that fit the neighbors are shifted', () => {
  expect(
    isShifted([
      pair('Page 17', 'Cierre 33'),
      pair('Close 33', 'Abra {1}eso{/1}'),
      pair('Open {1}it{/1}', 'Fin'),
    ]),
  ).toBe(true);
});

test('answers with a wrong number or a lost code are not', () => {
  expect(
    isShifted([
      pair('Page 17', 'Página 71'),
      pair('Close 33', 'Cierre 33'),
      pair('Open {1}it{/1}', 'Ábralo'),
    ]),
  ).toBe(false);
  expect(
    isShifted([pair('One', 'Uno'), pair('A long sentence about it', 'Una frase larga'), pair('Two', 'Dos')]),
  ).toBe(false);
});

import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { fitSpaces } from './fit-spaces.ts';

const fitted = (source: string, target: string) =>
  toMarkup(fitSpaces(fromMarkup(source), fromMarkup(target)));

test.each([
  ['Click {1}Save{/1} now', 'Haz clic en {1} Guardar {/1} ahora', 'Haz clic en {1}Guardar{/1} ahora'],
  ['Click {1}Save{/1}.', 'Haz clic en {1}Guardar {/1}.', 'Haz clic en {1}Guardar{/1}.'],
  ['messages, {1/}.', 'mensajes, {1/} .', 'mensajes, {1/}.'],
  ['Go to {1/}', 'Ve a{1/}', 'Ve a {1/}'],
  ['a{1} b{/1}', 'a{1} b{/1}', 'a{1} b{/1}'],
])('spaces beside codes are those of the source: %s', (source, answer, expected) => {
  expect(fitted(source, answer)).toBe(expected);
});

test('a language without spaces gets none before a variable', () => {
  expect(fitted('Go to {1/}', '前往{1/}')).toBe('前往{1/}');
});

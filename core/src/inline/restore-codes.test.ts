import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineTextArbitrary } from './inline-text.arbitrary.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { foreignCodes, missingCodes, sameCodes } from './missing-codes.ts';
import { isWellNested } from './nesting.ts';
import { restoreCodes } from './restore-codes.ts';

describe('restoreCodes', () => {
  test.each([
    ['nothing is missing', '{1}Open{/1} it.', '{1}Abra{/1} esto.', '{1}Abra{/1} esto.'],
    ['a pair around everything', '{1}Open the door{/1}', 'Abra la puerta', '{1}Abra la puerta{/1}'],
    [
      'a pair whose text is kept as it is',
      'Press {1}Ctrl{/1} now.',
      'Ahora pulse Ctrl.',
      'Ahora pulse {1}Ctrl{/1}.',
    ],
    ['a footnote before the full stop', 'It works{1/}.', 'Funciona.', 'Funciona{1/}.'],
    ['a footnote after the full stop', 'It works.{1/}', 'Funciona。', 'Funciona。{1/}'],
    [
      'a lost end',
      'Read {1}this page{/1} first.',
      'Lea {1}esta página primero.',
      'Lea {1}esta página{/1} primero.',
    ],
    [
      'a lost start',
      'Read {1}this page{/1} first.',
      'Lea esta página{/1} primero.',
      'Lea {1}esta página{/1} primero.',
    ],
    ['a foreign code', 'Plain.', '{7}Simple{/7}.', 'Simple.'],
    ['a doubled code', 'One{1/} line.', 'Una{1/} línea{1/}.', 'Una{1/} línea.'],
    ['pairs that cross', '{1}a{/1} {2}b{/2}', '{1}x {2}y{/1} z{/2}', '{1}x{/1} y {2}z{/2}'],
    ['an empty target', '{1}a{/1}', '', '{1}{/1}'],
    ['text without spaces', 'Click {1}Save{/1} to go on.', '单击保存以继续。', '单击{1}保存{/1}以继续。'],
  ])('%s', (_case, source, target, expected) => {
    expect(toMarkup(restoreCodes(fromMarkup(source), fromMarkup(target)))).toBe(expected);
  });

  test('gives exactly the codes of the source, whatever the target carries, and leaves its text', () => {
    fc.assert(
      fc.property(inlineTextArbitrary(), inlineTextArbitrary(), (source, target) => {
        const restored = restoreCodes(source, target);
        expect(sameCodes(source, restored)).toBe(true);
        expect(restored.text).toBe(target.text);
        expect(restored.codes.map(({ at }) => at)).toEqual(
          restored.codes.map(({ at }) => at).toSorted((a, b) => a - b),
        );
        if (isWellNested(source.codes)) expect(isWellNested(restored.codes)).toBe(true);
      }),
    );
  });
});

test('missing and foreign codes are counted, not only named', () => {
  const source = fromMarkup('{1/}a{1/}b{2}c{/2}');
  const target = fromMarkup('{1/}a{2}b{/2}{3/}');
  expect(missingCodes(source, target)).toEqual([{ id: 1, kind: 'placeholder', at: 1 }]);
  expect(foreignCodes(source, target)).toEqual([{ id: 3, kind: 'placeholder', at: 2 }]);
  expect(sameCodes(source, target)).toBe(false);
});

test.each([
  ['{1}{2}a{/2}{/1}{3/}', true],
  ['{1}{2}a{/1}{/2}', false],
  ['a{/1}b{2}', true],
  ['{/1}a{1}', false],
])('nesting of %j is %j', (markup, nested) => {
  expect(isWellNested(fromMarkup(markup).codes)).toBe(nested);
});

import { expect, test } from 'vitest';
import { learnCapitals, raiseSentences } from './capitals.ts';
import { tokenize } from './tokens.ts';
import { learnTrueCase } from './true-case.ts';

const side = (...texts: readonly string[]) => texts.map(tokenize);
const english = side('Open it. Then e. g. close it.', 'Is it open? Yes.', 'open the file', 'Close it.');
const spanish = side('Ábralo. Luego p. ej. ciérrelo.', '¿Está abierto? Sí.', 'abra el archivo', 'Ciérrelo.');
const chinese = side('打开它。然后关闭它。', '它开着吗？是的。', '打开文件', '关闭它。');
const pairsOf = (source: typeof english, target: typeof english) =>
  source.map((tokens, i) => ({ source: tokens, target: target[i] ?? [] }));
const rulesOf = (source: typeof english, target: typeof english) => ({
  capitals: learnCapitals(pairsOf(source, target)),
  sourceCase: learnTrueCase(source),
  targetCase: learnTrueCase(target),
});
const raise = (written: string, source: string, rules: ReturnType<typeof rulesOf>) =>
  raiseSentences(written.split(' '), tokenize(source), rules).join(' ');

test('learns when translations begin with a capital', () => {
  expect(learnCapitals(pairsOf(english, spanish))).toBe('asSource');
  expect(learnCapitals(pairsOf(english, chinese))).toBe('none');
  expect(learnCapitals(pairsOf(chinese, english))).toBe('all');
});

test.each([
  ['Close it. Open it.', 'ciérrelo . ábralo .', 'Ciérrelo . Ábralo .'],
  ['close it. open it.', 'ciérrelo . ábralo .', 'ciérrelo . ábralo .'],
  ['Is it open? Yes.', '¿ está abierto ? sí .', '¿ Está abierto ? Sí .'],
  ['Close it: now.', 'ciérrelo : ahora .', 'Ciérrelo : ahora .'],
  [
    'Close it. Then e. g. open it.',
    'ciérrelo . luego p . ej . ábralo .',
    'Ciérrelo . Luego p . ej . ábralo .',
  ],
])('writes %j with its capitals', (source, written, expected) => {
  expect(raise(written, source, rulesOf(english, spanish))).toBe(expected);
});

test('gives every sentence its capital where the source has none', () => {
  expect(raise('close it . open : now .', '关闭它。打开：现在。', rulesOf(chinese, english))).toBe(
    'Close it . Open : now .',
  );
});

test('takes capitals off first words alone, and not behind abbreviations', () => {
  const { sourceCase } = rulesOf(english, spanish);
  expect(sourceCase.fold(tokenize('Then Anna e. g. Yes. Then "Open" it.'))).toEqual([
    'then',
    'Anna',
    'e',
    '.',
    'g',
    '.',
    'Yes',
    '.',
    'then',
    '"',
    'Open',
    '"',
    'it',
    '.',
  ]);
});

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { goldCases } from '../../core/src/quality/gold/gold-cases.ts';
import { measureChecks } from '../../core/src/quality/gold/measure-checks.ts';
import { unsolvedCases } from '../../core/src/quality/gold/unsolved-cases.ts';

/** Writes how often each check is right on the labelled pairs, by language. */
const file = join(dirname(dirname(import.meta.dirname)), 'core/src/quality/check-figures.generated.ts');

const measured = [...measureChecks([...goldCases, ...unsolvedCases])].toSorted(([a], [b]) =>
  a < b ? -1 : 1,
);
const rows = measured.map(([check, byLanguage]) => {
  const figures = [...byLanguage]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([language, { right, wrong, missed }]) => `['${language}', ${right}, ${wrong}, ${missed}]`);
  return `  '${check}': [${figures.join(', ')}],`;
});

writeFileSync(
  file,
  `${[
    '// Written by tools/generated/write-check-figures.ts from the labelled pairs.',
    '',
    '/** Of each check: language of the translation, findings that are right and wrong, and faults that it missed. */',
    'export const checkFigures: Readonly<',
    '  Record<string, readonly (readonly [language: string, right: number, wrong: number, missed: number])[]>',
    '> = {',
    ...rows,
    '};',
  ].join('\n')}\n`,
);

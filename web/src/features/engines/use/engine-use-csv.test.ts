import type { EngineMonth } from '@transloom/contracts/engine-use';
import { expect, test } from 'vitest';
import { engineUseCsv, engineUseFields } from './engine-use-csv.ts';

const month: EngineMonth = {
  month: '2026-11',
  engineKey: 'k',
  name: 'Loom, "fast"',
  own: false,
  characters: 1_500,
  knownCharacters: 20,
  calls: 3,
  failures: 1,
  tokensRead: 100,
  tokensWritten: 50,
  costs: [{ currency: 'CNY', amount: 0.03 }],
};

test('each month is a line, whose words are quoted where they must be', () => {
  const lines = engineUseCsv([month], engineUseFields).split(/\r?\n/);
  expect(lines[0]).toBe(
    '\uFEFFmonth,name,characters,knownCharacters,calls,failures,tokensRead,tokensWritten,costUsd,costCny',
  );
  expect(lines[1]).toBe('2026-11,"Loom, ""fast""",1500,20,3,1,100,50,,0.03');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a name such as %s is no formula', (name) => {
  const [, line = ''] = engineUseCsv([{ ...month, name }], engineUseFields).split(/\r?\n/);
  expect(line.startsWith(`2026-11,'${name}`)).toBe(true);
});

import { expect, test } from 'vitest';
import { renameInFormula } from './rename-in-formula.ts';
import { Renames } from './renames.ts';

const renames = new Renames();
renames.renameSheet('Data', 'Daten');
renames.renameSheet('My sheet', "Ann's");
renames.renameSheet('Q1', 'Quartal');
renames.renameColumn('Prices', 'Price', 'Preis');
renames.renameColumn('Prices', 'In [EUR]', 'In #');

test.each([
  ['Data!A1+data!$B$2', 'Daten!A1+Daten!$B$2'],
  ["'My sheet'!A1", "'Ann''s'!A1"],
  ["'Q1'!A1", 'Quartal!A1'],
  ["SUM(Data:'My sheet'!A1)", "SUM(Data:'Ann''s'!A1)"],
  ["SUM('Data:My sheet'!A1)", "SUM('Daten:Ann''s'!A1)"],
  ['"Data!A1"&Data!A1', '"Data!A1"&Daten!A1'],
  ['[1]Data!A1+Data!A1', '[1]Data!A1+Daten!A1'],
  ["'[1]Data'!A1", "'[1]Data'!A1"],
  ['OtherData!A1+Data1!A1', 'OtherData!A1+Data1!A1'],
  ['SUM(Prices[Price])', 'SUM(Prices[Preis])'],
  ['Prices[[#Headers],[Price]]', 'Prices[[#Headers],[Preis]]'],
  ["Prices[In '[EUR']]", "Prices[In '#]"],
  ['Other[Price]', 'Other[Price]'],
  ['"an [Price] in a text"', '"an [Price] in a text"'],
])('%s becomes %s', (before, after) => {
  expect(renameInFormula(before, renames)).toBe(after);
});

test('columns without their table are those of the table the formula stands in', () => {
  expect(renameInFormula('[@Price]*[Price]', renames, 'Prices')).toBe('[@Preis]*[Preis]');
  expect(renameInFormula('[@Price]', renames)).toBe('[@Price]');
});

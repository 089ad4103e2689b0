import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [[' padded ', ''], '" padded ",\r\n'],
  [['=1+1', '-2', "'=x"], "'=1+1,'-2,''=x\r\n"],
])('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { mdxFormat } from './mdx-format.ts';

const page = readFileSync(join(import.meta.dirname, 'fixtures/page.in.mdx'));

test('imports, exports and expressions are code, components are tags', () => {
  expect(parseDocument(mdxFormat, page).units.map(({ source }) => toMarkup(source))).toEqual([
    'Page',
    'Version {1/} of {2/}',
    'Sales of the year',
    'Apple',
    'Text {b}with{/b} {1/} in an item.',
    'Water is {1/} and {2/}.',
  ]);
});

test('a translated page keeps its code', () => {
  const targets = new Map(
    parseDocument(mdxFormat, page).units.map(({ id, source }) => [
      id,
      { ...source, text: source.text.toUpperCase() },
    ]),
  );
  const written = new TextDecoder().decode(buildDocument(mdxFormat, page, targets).output);
  expect(written).toContain('export const version = 3;\n\n# VERSION {version} OF {props.name}\n');
  expect(written).toContain('size={{ width: 1 > 0 ? 2 : 3 }} title="SALES OF THE YEAR" />');
  expect(written).toContain('    TEXT **WITH** {marks} IN AN ITEM.\n');
});

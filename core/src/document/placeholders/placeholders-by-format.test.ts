import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import type { DocumentFormat } from '../document-format.ts';
import { androidFormat } from '../formats/android/android-format.ts';
import { arbFormat } from '../formats/arb/arb-format.ts';
import { ftlFormat } from '../formats/ftl/ftl-format.ts';
import { jsonFormat } from '../formats/json/json-format.ts';
import { poFormat } from '../formats/po/po-format.ts';
import { propertiesFormat } from '../formats/properties/properties-format.ts';
import { resxFormat } from '../formats/resx/resx-format.ts';
import { stringsFormat } from '../formats/strings/strings-format.ts';
import { stringsdictFormat } from '../formats/stringsdict/stringsdict-format.ts';
import { xcstringsFormat } from '../formats/xcstrings/xcstrings-format.ts';
import { yamlFormat } from '../formats/yaml/yaml-format.ts';
import { buildDocument, parseDocument } from '../read-document.ts';

/** A file of each format with one text, and the text that is translated from it. */
const files: readonly (readonly [DocumentFormat, (text: string) => string])[] = [
  [jsonFormat, (text) => `{"a": "${text}"}`],
  [arbFormat, (text) => `{"@@locale": "en", "a": "${text}"}`],
  [yamlFormat, (text) => `a: "${text}"\n`],
  [propertiesFormat, (text) => `a=${text}\n`],
  [resxFormat, (text) => `<root><data name="a"><value>${text}</value></data></root>`],
  [androidFormat, (text) => `<resources><string name="a">${text}</string></resources>`],
  [stringsFormat, (text) => `"a" = "${text}";\n`],
  [
    stringsdictFormat,
    (text) =>
      `<plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>${text}</string></dict></dict></plist>`,
  ],
  [xcstringsFormat, (text) => `{"sourceLanguage" : "en", "strings" : {"${text}" : {}}}`],
  [poFormat, (text) => `msgid ""\nmsgstr ""\n\nmsgid "${text}"\nmsgstr ""\n`],
];

/** What programs put in; the names are those of who writes so. */
const placeholders: readonly (readonly [string, string])[] = [
  ['ICU and .NET', '{name}'],
  ['.NET with a format', '{0:N2}'],
  ['C', '%d'],
  ['C with a place', '%1$s'],
  ['Apple', '%@'],
  ['Apple, 64 bits', '%lld'],
  ['Python', '%(name)s'],
  ['templates', '{{name}}'],
  ['JavaScript', '$\u007bname}'],
  ['Ruby', '%{name}'],
];

const rows = files.flatMap(([format, file]) =>
  placeholders.map(([who, placeholder]) => ({ id: format.id, format, file, who, placeholder })),
);

test.each(rows)('$id, $who: $placeholder is a code', ({ format, file, placeholder }) => {
  const options = { sourceLanguage: 'en', targetLanguage: 'de' };
  const bytes = Buffer.from(file(`Hi ${placeholder}, you`));
  const [unit] = parseDocument(format, bytes, options).units;
  expect(unit && toMarkup(unit.source)).toBe('Hi {1/}, you');
  expect(unit?.codes).toMatchObject({ 1: { type: 'variable', display: placeholder, required: true } });
  const targets = new Map([[unit?.id ?? '', fromMarkup('{1/}, ja')]]);
  const written = Buffer.from(buildDocument(format, bytes, targets, options).output).toString();
  expect(written).toContain(`${placeholder}, ja`);
});

test.each([
  ['{ $name }', 'Hi {1/}, you'],
  ['{ DATETIME($when, month: "long") }', 'Hi {1/}, you'],
  ['{ -brand }', 'Hi {1/}, you'],
])('ftl: %s is a code', (placeholder, expected) => {
  const [unit] = parseDocument(ftlFormat, Buffer.from(`a = Hi ${placeholder}, you\n`)).units;
  expect(unit && toMarkup(unit.source)).toBe(expected);
});

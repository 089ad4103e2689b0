import { describe, expect, test } from 'vitest';
import { toMarkup } from '../../inline/markup.ts';
import type { DocumentFormat, FormatOptions } from '../document-format.ts';
import { androidFormat } from '../formats/android/android-format.ts';
import { arbFormat } from '../formats/arb/arb-format.ts';
import { ftlFormat } from '../formats/ftl/ftl-format.ts';
import { jsonFormat } from '../formats/json/json-format.ts';
import { poFormat } from '../formats/po/po-format.ts';
import { propertiesFormat } from '../formats/properties/properties-format.ts';
import { stringsdictFormat } from '../formats/stringsdict/stringsdict-format.ts';
import { xcstringsFormat } from '../formats/xcstrings/xcstrings-format.ts';
import { yamlFormat } from '../formats/yaml/yaml-format.ts';
import { proveRebuild } from '../prove-rebuild.ts';
import { pseudoTranslate } from '../pseudo-translate.ts';
import { buildDocument, parseDocument } from '../read-document.ts';

const message = '{n, plural, one {# file} other {# files}}';

/** An English file with one plural, and how the file that is written shows a form. */
const files: readonly (readonly [DocumentFormat, file: string, form: (category: string) => RegExp])[] = [
  [jsonFormat, `{"files": "${message}"}`, (form) => new RegExp(`${form} \\{`)],
  [arbFormat, `{"@@locale": "en", "files": "${message}"}`, (form) => new RegExp(`${form} \\{`)],
  [yamlFormat, `files: "${message}"\n`, (form) => new RegExp(`${form} \\{`)],
  [propertiesFormat, `files=${message}\n`, (form) => new RegExp(`${form} \\{`)],
  [
    ftlFormat,
    'files = { $n ->\n    [one] { $n } file\n   *[other] { $n } files\n}\n',
    (form) => new RegExp(`\\[${form}\\]`),
  ],
  [
    androidFormat,
    '<resources><plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals></resources>',
    (form) => new RegExp(`quantity="${form}"`),
  ],
  [
    stringsdictFormat,
    '<plist version="1.0"><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>',
    (form) => new RegExp(`<key>${form}</key>`),
  ],
  [
    xcstringsFormat,
    '{"sourceLanguage" : "en", "strings" : {"files" : {"localizations" : {"en" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" : "%d file"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "%d files"}}}}}}}}}',
    (form) =>
      new RegExp(`"${form}" : \\{\\s*"stringUnit" : \\{\\s*"state" : "translated",\\s*"value" : "\\[`),
  ],
];

const languages: readonly (readonly [language: string, forms: readonly string[]])[] = [
  ['zh-CN', ['other']],
  ['ru', ['one', 'few', 'many', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
];

const rows = files.flatMap(([format, file, form]) =>
  languages.map(([language, forms]) => ({ format, file, form, language, forms, id: format.id })),
);

describe('a plural has the forms of the language it is translated into', () => {
  test.each(rows)('$id, $language', ({ format, file, form, language, forms }) => {
    const options = { sourceLanguage: 'en', targetLanguage: language };
    const { units, output } = translated(format, file, options);
    expect(units).toHaveLength(forms.length);
    for (const category of forms) expect(output).toMatch(form(category));
    const bytes = Buffer.from(file);
    expect(() => proveRebuild(format, bytes, units, options)).not.toThrow();
  });

  test.each(languages)('po, %s', (language, forms) => {
    const file =
      'msgid ""\nmsgstr ""\n\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n';
    // gettext counts whole numbers alone, of which Russian has no `other`.
    const count = language === 'ru' ? 3 : forms.length;
    const { units, output } = translated(poFormat, file, { targetLanguage: language });
    expect(units).toHaveLength(count);
    expect(output).toContain(`nplurals=${count};`);
    expect(output.match(/^msgstr\[\d\] ".+"$/gm)).toHaveLength(count);
  });
});

function translated(format: DocumentFormat, file: string, options: FormatOptions) {
  const { units } = parseDocument(format, Buffer.from(file), options);
  const targets = new Map(units.map(({ id, source }) => [id, pseudoTranslate(source)]));
  const { output } = buildDocument(format, Buffer.from(file), targets, options);
  const again = parseDocument(format, output, options).units;
  expect(again.map(({ id, source, target = source }) => [id, toMarkup(target)])).toEqual(
    units.map(({ id }) => [id, toMarkup(targets.get(id) ?? { text: '', codes: [], styles: [] })]),
  );
  return { units, output: Buffer.from(output).toString() };
}

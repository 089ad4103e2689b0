import { expect, test } from 'vitest';
import { textWithVariables } from '../inline/plain-text.ts';
import { sliceInline } from '../inline/slice-inline.ts';
import { segmentUnit } from '../segmentation/segment-unit.ts';
import { documentFormat } from './format-registry.ts';
import { parseDocument } from './read-document.ts';

const xliff = (source: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" datatype="plaintext" source-language="en" target-language="es"><body><trans-unit id="1"><source>${source}</source></trans-unit></body></file></xliff>`;
const xliff2 = (source: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="es"><file id="f"><unit id="1"><segment><source>${source}</source></segment></unit></file></xliff>`;

const files: readonly (readonly [format: string, file: string, text: string])[] = [
  ['po', '#, c-format\nmsgid "%s removed the file"\nmsgstr ""\n', '%s removed the file'],
  ['po', '#, c-format\nmsgid "Deleted by %s\\n"\nmsgstr ""\n', 'Deleted by %s'],
  ['po', '#, c-format\nmsgid "%d of %d pages"\nmsgstr ""\n', '%d of %d pages'],
  ['json', '{"a":"{count} of {total}"}', '{count} of {total}'],
  ['json', '{"a":"{{user}} liked your photo"}', '{{user}} liked your photo'],
  ['arb', '{"a":"Deleted by {name}"}', 'Deleted by {name}'],
  ['strings', '"a" = "%@ removed %@";\n', '%@ removed %@'],
  ['android', '<resources><string name="a">%1$s of %2$s</string></resources>', '%1$s of %2$s'],
  ['properties', 'a={0} sent {1}\n', '{0} sent {1}'],
  ['ftl', 'a = { $user } shared { $thing }\n', '{ $user } shared { $thing }'],
  ['xcstrings', '{"sourceLanguage":"en","strings":{"%@ sent by %@":{}},"version":"1.0"}', '%@ sent by %@'],
  ['yaml', 'en:\n  a: "%{user} sent %{thing}"\n', '%{user} sent %{thing}'],
  ['resx', '<root><data name="a" xml:space="preserve"><value>{0} of {1}</value></data></root>', '{0} of {1}'],
  ['xliff', xliff('<x id="1" equiv-text="{{a}}"/> of <x id="2" equiv-text="{{b}}"/>'), ' of '],
  ['xliff', xliff2('<ph id="1"/> of <ph id="2"/>'), ' of '],
];

test.each(files)('a variable at the edge of a message of %s stays in its segment: %s', (id, file, shown) => {
  const [unit, ...others] = parseDocument(documentFormat(id), Buffer.from(file)).units;
  if (unit === undefined) throw new Error('no unit');
  expect(others).toEqual([]);
  const [span, ...more] = segmentUnit(unit, 'en');
  if (span === undefined) throw new Error('no segment');
  expect(more).toEqual([]);
  const segment = sliceInline(unit.source, span.start, span.end);
  expect(segment.codes).toEqual(unit.source.codes.map((code) => ({ ...code, at: code.at - span.start })));
  expect(segment.codes.length).toBeGreaterThan(0);
  expect(textWithVariables(segment, unit.codes)).toBe(shown);
});

import { expect, test } from 'vitest';
import { toMarkup } from '../../../inline/markup.ts';
import { read, version2, written } from '../../../testing/xliff-files.ts';

test.each([
  ['A <pc id="1">b</pc>', 'A {1}b{/1}'],
  ['A <sc id="1"/>b<ec startRef="1"/>', 'A {1}b{/1}'],
  ['A <ec id="1" isolated="yes"/>b', 'A {/1}b'],
  ['A <ph id="1"/><cp hex="0001"/>', 'A {1/}{2/}'],
  ['A <mrk id="1" translate="no">b</mrk>', 'A {1/}'],
  ['A <sm id="1" type="term"/>b<em startRef="1"/>', 'A {1}b{/1}'],
])('reads %s', (source, markup) => {
  const [unit] = read(version2(`<segment><source>${source}</source></segment>`));
  expect(unit && toMarkup(unit.source)).toBe(markup);
});

test.each([
  ['<segment><source>A</source></segment>', true],
  ['<segment canResegment="no"><source>A</source></segment>', false],
  ['<segment><source>A</source></segment><segment><source>B</source></segment>', false],
])('%s: may be cut: %s', (segments, segmentable) => {
  expect(read(version2(segments))[0]?.segmentable).toBe(segmentable);
});

test('shows what codes stand for', () => {
  const data = '<originalData><data id="d">&lt;br/&gt;</data></originalData>';
  const source = '<source>A<ph id="1" dataRef="d" type="fmt" subType="xlf:lb" canDelete="no"/></source>';
  expect(read(version2(`${data}<segment>${source}</segment>`))[0]?.codes).toEqual({
    1: { type: 'break', display: '<br/>', equivalent: '\n', required: true },
  });
});

test('a changed target is translated', () => {
  const output = written(
    version2(
      '<segment id="s" state="final" subState="x:y"><source>A</source><target>B</target></segment>',
      '',
    ),
    { 'f/u/s': 'C' },
    { targetLanguage: 'de' },
  );
  expect(output).toContain(
    '<segment id="s" state="translated"><source>A</source><target>C</target></segment>',
  );
  expect(output).toContain('trgLang="de"');
});

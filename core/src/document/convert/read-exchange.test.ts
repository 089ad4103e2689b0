import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { readExchange } from './read-exchange.ts';
import { xliffEnd, xliffHead, xliffUnit } from './xliff-document.ts';
import { xliff12End, xliff12Head, xliff12Unit } from './xliff12-document.ts';

const codes = { 1: { type: 'link', display: '<a>' }, 7: { type: 'image', required: true } } as const;

function exchanged(source: string, target: string): string {
  const segment = { id: 'a.3', source: fromMarkup(source), target: fromMarkup(target) };
  const unit = {
    name: 'p/1',
    codes,
    resegmentable: false,
    parts: [{ ...segment, state: 'reviewed' as const }],
  };
  const head = xliffHead({ sourceLanguage: 'en', targetLanguage: 'de', original: 'a.docx' });
  return head + xliffUnit(unit, 1) + xliffEnd;
}

const read = (xliff: string) => readExchange(Buffer.from(xliff));

test.each([
  ['Plain < & > "text"', '中文 😀'],
  ['Look at {1}this{/1} {7/}', '{7/} Sieh {1}das{/1} an'],
  ['{/1} ends and {7} begins', '{/1} endet, {7} beginnt'],
  ['Look', '{b}Sieh {/b}{b}{i}dort{/i}{/b} {u#ff0000}hin{/u} und {u}her{/u}'],
  ['{b}A{/b} {{1}', 'B\u0001 {{1}'],
])('comes back as it was: %j, %j', (source, target) => {
  const [segment] = read(exchanged(source, target));
  expect(segment).toMatchObject({ id: 'a.3', state: 'reviewed' });
  expect(segment && [toMarkup(segment.source), toMarkup(segment.target)]).toEqual([source, target]);
});

test('codes another program made and pairs it wrote as elements are understood', () => {
  const xliff = exchanged('{1}A{/1}', 'x').replace(
    /<target.*<\/target>/,
    '<target><pc id="1">B</pc><ph id="new"/> <pc id="n2" disp="{b">C</pc><mrk id="m1" type="term">D</mrk></target>',
  );
  expect(read(xliff).map(({ target }) => toMarkup(target))).toEqual(['{1}B{/1} CD']);
});

test('what has no target is left out, and what is no XML, or not all of it, is refused', () => {
  expect(read(exchanged('A', 'B').replace(/<target.*<\/target>/, ''))).toEqual([]);
  expect(() => read(exchanged('A', 'B').replace('</unit>', ''))).toThrow('broken');
  expect(() => read(exchanged('A', 'B').slice(0, -20))).toThrow('cut-off');
});

function exchanged12(source: string, target: string): string {
  const texts = { source: fromMarkup(source), target: fromMarkup(target) };
  const unit = {
    id: 'a.3',
    kind: 'paragraph',
    segmentable: false,
    codes,
    targetState: 'translated',
    ...texts,
  } as const;
  const head = xliff12Head({ sourceLanguage: 'en', targetLanguage: 'de', original: 'a.docx' });
  return head + xliff12Unit(unit, 1) + xliff12End;
}

test.each([
  ['Plain < & > "text"', '中文 😀'],
  ['Look at {1}this{/1} {7/}', '{7/} Sieh {1}das{/1} an'],
  ['{/1} ends and {7} begins', '{/1} endet, {7} beginnt'],
  ['Look', '{b}Sieh {/b}{b}{i}dort{/i}{/b} {u#ff0000}hin{/u} und {u}her{/u}'],
])('comes back from XLIFF 1.2 as it was: %j, %j', (source, target) => {
  const [segment] = read(exchanged12(source, target));
  expect(segment).toMatchObject({ id: 'a.3', state: 'translated' });
  expect(segment && [toMarkup(segment.source), toMarkup(segment.target)]).toEqual([source, target]);
});

test.each([
  [
    'marks sentences',
    '<target><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></target>',
    'A. B.',
  ],
  ['writes pairs as elements', '<target><g id="1">A</g><x id="new"/></target>', '{1}A{/1}'],
  ['gives no state', '<target>A</target>', 'A'],
])('a program that %s in XLIFF 1.2 is understood', (_what, written, target) => {
  const xliff = exchanged12('{1}A{/1}', 'x').replace(/<target.*<\/target>/, written);
  const segmented = xliff.replace(
    '</source>',
    '</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source>',
  );
  expect(read(segmented).map((segment) => toMarkup(segment.target))).toEqual([target]);
});

import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { readExchange } from './read-exchange.ts';
import { xliffEnd, xliffHead, xliffUnit } from './xliff-document.ts';

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

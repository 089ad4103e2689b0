import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { assFormat } from './ass-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const script = (content: string) =>
  `[Script Info]\nTitle: x\n\n[Events]\nFormat: Start, End, Name, Text\nDialogue: 0:00:01.00,0:00:02.00,Ann,${content}\n`;

test.each([
  ['commas', 'One, two, three', 'One, two, three'],
  ['line breaks and hard spaces', 'One\\Ntwo\\nthree\\hfour', 'One{1/}two{2/}three\u00A0four'],
  ['styles', 'One {\\i1}two{\\i0}', 'One {i}two{/i}'],
  ['a style of the whole line', '{\\i1}One', 'One'],
  ['overrides at the edge', '{\\an8}One{\\fad(1,2)}', 'One'],
  ['overrides inside', 'One {\\c&HFF&}two', 'One {1/}two'],
  ['a drawing', '{\\p1}m 0 0 l 1 1{\\p0}One', 'One'],
  ['a drawing after text', 'One {\\pos(1,2)\\p1}m 0 0 {\\b1}l 1 1', 'One'],
  ['braces of the text', 'One \\{two\\}', 'One {{two}'],
])('reads %s', (_what, content, markup) => {
  const { units } = parseDocument(assFormat, bytes(script(content)));
  expect(units.map(({ source, notes }) => [toMarkup(source), notes])).toEqual([[markup, ['Ann']]]);
});

test.each([
  ['One', '一\n二{{', '一\\N二\\{'],
  ['One', '{b}一{/b}', '{\\b1}一{\\b0}'],
  ['A {\\c}b', '一', '一{\\c}'],
])('%j as %j gives %j', (content, target, written) => {
  const targets = new Map([['cue-1', fromMarkup(target)]]);
  const { output } = buildDocument(assFormat, bytes(script(content)), targets);
  expect(new TextDecoder().decode(output)).toBe(script(written));
});

test.each([
  ['a dialogue with too few fields', script('One').replace('0:00:01.00,0:00:02.00,Ann,', '0:00,')],
  ['a format without text', script('One').replace('Text', 'Words')],
  ['dialogues outside the events', script('One').replace('[Events]', '[Fonts]')],
])('passes over %s', (_what, file) => {
  expect(parseDocument(assFormat, bytes(file)).units).toEqual([]);
});

test('counts the lines that are switched off', () => {
  const { warnings } = parseDocument(assFormat, bytes(script('One').replace('Dialogue', 'Comment')));
  expect(warnings).toEqual([{ code: 'comments-skipped', count: 1 }]);
});

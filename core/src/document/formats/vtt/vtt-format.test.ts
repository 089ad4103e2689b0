import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { vttFormat } from './vtt-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cue = (content: string) =>
  `WEBVTT\n\n1\n00:01.000 --> 00:02.000 align:start\n${content}\n\n00:03.000 --> 00:04.000\nEnd\n`;

function unitsOf(file: string): readonly string[] {
  return parseDocument(vttFormat, bytes(file)).units.map(({ source }) => toMarkup(source));
}

test.each([
  ['a voice around everything stays in the skeleton', '<v Ann>Hi</v>', 'Hi'],
  ['a voice that nothing ends does so too', '<v Ann Lee>Hi', 'Hi'],
  ['classes are codes', 'A <c.loud.red>big</c> one', 'A {1}big{/1} one'],
  ['plain tags are styles', 'A <i>big</i> one', 'A {i}big{/i} one'],
  ['entities are text', 'A &amp; B&nbsp;&lt;3', 'A & B\u00A0<3'],
  ['a time is a code', 'Now <00:01.500>later', 'Now {1/}later'],
  ['ruby', '<ruby>漢<rt>kan</rt></ruby> x', '{1}漢{2}kan{/2}{/1} x'],
  ['a line break is a code', 'One\ntwo', 'One{1/}two'],
])('%s', (_rule, content, markup) => {
  expect(unitsOf(cue(content))).toEqual([markup, 'End']);
});

test.each([
  [
    'notes, styles and regions',
    'WEBVTT\n\nNOTE a\nb\n\nSTYLE\n::cue {}\n\n00:01.000 --> 00:02.000\nOne',
    ['One'],
  ],
  ['no empty line between cues', cue('One').replace('\n\n00:03', '\n00:03'), ['One', 'End']],
  ['no cue at all', 'WEBVTT', []],
  ['an arrow in a setting', 'WEBVTT\nRegion: id=a-->\n\n00:01.000 --> 00:02.000 region:a-->\nOne', ['One']],
])('survives %s', (_what, file, units) => {
  expect(unitsOf(file)).toEqual(units);
});

test.each([
  ['One', '一 <2> & 三', '一 &lt;2&gt; &amp; 三'],
  ['One', '一\n\n--> 二', '一\n--&gt; 二'],
  ['<v Ann>One', '{b}一{/b}', '<v Ann><b>一</b>'],
])('%j as %j gives %j', (content, target, written) => {
  const { output } = buildDocument(vttFormat, bytes(cue(content)), new Map([['cue-1', fromMarkup(target)]]));
  expect(new TextDecoder().decode(output)).toBe(cue(written));
});

test.each([
  [3, 'WEBVTT'],
  [3, '\nWEBVTT\t- x'],
  [0, 'WEBVTTx'],
  [0, '1\n00:00:01,000 --> 00:00:02,000\nOne'],
])('recognizes with certainty %i: %j', (certainty, file) => {
  expect(vttFormat.recognize(bytes(file))).toBe(certainty);
});

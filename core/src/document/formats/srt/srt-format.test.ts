import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { plainText } from '../../../inline/plain-text.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { srtFormat } from './srt-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (file: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(file);

function cue(content: string, lineEnd = '\n'): string {
  return [
    '1',
    '00:00:01,000 --> 00:00:02,500 X1:40',
    content,
    '',
    '2',
    '00:00:03,000 --> 00:00:04,000',
    'End',
    '',
  ].join(lineEnd);
}

function unitsOf(file: string): readonly string[] {
  return parseDocument(srtFormat, bytes(file)).units.map(({ source }) => toMarkup(source));
}

describe('reading', () => {
  test.each([
    ['a line break is a code', 'One\nline', 'One{1/}line'],
    ['plain tags are styles', '<i>One</i> <B>two</B>', '{i}One{/i} {b}two{/b}'],
    ['a style around the whole cue stays in the skeleton', '<i>One</i>', 'One'],
    ['tags with attributes are codes', 'A <font color="red">red</font> one', 'A {1}red{/1} one'],
    ['a position is a code', '{\\an8}Top', '{1/}Top'],
    ['an unclosed tag is an isolated code', 'One <i>two', 'One {1}two'],
    ['a brace is a brace', '{x} <3', '{{x} <3'],
  ])('%s', (_rule, content, markup) => {
    expect(unitsOf(cue(content))[0]).toBe(markup);
  });

  test('a line break reads as one', () => {
    const [unit] = parseDocument(srtFormat, bytes(cue('One\r\nline', '\r\n'))).units;
    expect(unit && plainText(unit.source, unit.codes)).toBe('One\nline');
    expect(unit?.segmentable).toBe(false);
  });

  test.each([
    ['CRLF and a byte order mark', `\uFEFF${cue('One', '\r\n')}`, ['One', 'End']],
    ['no empty line between cues', cue('One').replace('\n\n2', '\n2'), ['One', 'End']],
    ['doubled and missing numbers', cue('One').replace('\n2\n', '\n1\n').replace(/^1\n/, ''), ['One', 'End']],
    ['short times and points', '0:01.5 --> 0:02.25\nOne', ['One']],
    ['an empty line inside a cue', cue('One\n\nTwo'), ['One{1/}{2/}Two', 'End']],
    ['an empty cue and notes', cue('♪♪'), ['End']],
    ['no cue at all', 'Just text', []],
  ])('survives %s', (_what, file, units) => {
    expect(unitsOf(file)).toEqual(units);
  });
});

describe('writing', () => {
  test.each([
    ['One\nline', '一{1/}二', '一\n二'],
    ['One', '一\n\n二', '一\n二'],
    ['One', '{b}一{/b}', '<b>一</b>'],
    ['<I>One</I> two', '{i}一{/i}二', '<I>一</I>二'],
    ['{\\an8}Top', '上', '{\\an8}上'],
    ['A <font color="red">red</font> one', '一{1}红', '一<font color="red">红</font>'],
  ])('%j translated as %j gives %j', (content, target, written) => {
    const { output } = buildDocument(
      srtFormat,
      bytes(cue(content)),
      new Map([['cue-1', fromMarkup(target)]]),
    );
    expect(text(output)).toBe(cue(written));
  });

  test('line ends of the file are used', () => {
    const { output } = buildDocument(
      srtFormat,
      bytes(cue('One', '\r\n')),
      new Map([['cue-1', fromMarkup('一\n二')]]),
    );
    expect(text(output)).toBe(cue('一\r\n二', '\r\n'));
  });

  test('says how many units had codes restored', () => {
    const built = buildDocument(srtFormat, bytes(cue('{\\an8}Top')), new Map([['cue-1', fromMarkup('上')]]));
    expect(built.warnings).toEqual([{ code: 'codes-restored', count: 1 }]);
  });
});

test.each([
  [3, cue('One')],
  [0, 'Just text'],
  [0, 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi'],
  [0, '\0\0\0'],
])('recognizes with certainty %i', (certainty, file) => {
  expect(srtFormat.recognize(bytes(file))).toBe(certainty);
});

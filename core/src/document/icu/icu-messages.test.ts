import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import type { FormatOptions } from '../document-format.ts';
import { stringSettings } from '../strings/string-settings.ts';
import { translateValue } from '../strings/translate-value.ts';
import { apostrophesIn } from './escape-icu.ts';
import { parseIcu } from './parse-icu.ts';

interface Translation {
  readonly units: Readonly<Record<string, string>>;
  readonly text: string | undefined;
}

/** The units of a message by id, and the message with those of them translated that have a target. */
function translate(
  text: string,
  targets: Readonly<Record<string, string>> = {},
  options: FormatOptions = {},
): Translation {
  const units: Record<string, string> = {};
  const settings = stringSettings(
    ({ id, source }) => {
      units[id] = toMarkup(source);
      const target = targets[id];
      return target === undefined ? undefined : fromMarkup(target);
    },
    options,
    'where-needed',
  );
  const translated = translateValue({ id: 'm', unit: { kind: 'paragraph' }, text }, settings);
  return { units, text: translated.text };
}

describe('reading', () => {
  test.each([
    ['arguments are codes', 'Hi {name}, it is {when, date, short}', { m: 'Hi {1/}, it is {2/}' }],
    ['apostrophes', "It''s {name}'s", { m: "It's {1/}'s" }],
    ['quoted marks stay as written', "A '{x}' of {n}", { m: 'A {1/} of {2/}' }],
    [
      'branches are units',
      '{n, plural, =0 {None} other {# left}}',
      { 'm#=0': 'None', 'm#other': '{1/} left' },
    ],
    [
      'text around a choice is a unit of its own',
      'You have {n, plural, one {a dog} other {# dogs}} now',
      { 'm#one': 'a dog', 'm#other': '{1/} dogs', m: 'You have {1/} now' },
    ],
    [
      'choices nest',
      '{g, select, f {{n, plural, one {her} other {hers}}} other {theirs}}',
      { 'm#f.one': 'her', 'm#f.other': 'hers', 'm#other': 'theirs' },
    ],
    [
      'a second choice has its number',
      '{a, select, x {one} other {two}} {b, select, x {three} other {four}}',
      { 'm#x': 'one', 'm#other': 'two', 'm#2.x': 'three', 'm#2.other': 'four' },
    ],
    [
      'a branch twice',
      '{a, select, x {one} x {two} other {three}}',
      { 'm#x': 'one', 'm#x~2': 'two', 'm#other': 'three' },
    ],
    ['what is no message is text', 'A {broken, plural, one {x}', { m: 'A {{broken, plural, one {1/}' }],
    ['placeholders of others', 'Hi {{name}} and %{x}', { m: 'Hi {1/} and {2/}' }],
  ])('%s', (_rule, text, units) => {
    expect(translate(text).units).toEqual(units);
  });

  test('not where the option is off', () => {
    expect(translate("It''s {name}", {}, { icuMessages: false }).units).toEqual({ m: "It''s {1/}" });
  });
});

describe('writing', () => {
  test.each([
    ['Hi {name}', 'L’ami d’{1/}', 'L’ami d’{name}'],
    ['Hi {name}', "C'est l'{1/}", "C'est l''{name}"],
    ["It''s {name}", "C'est {1/}", "C''est {name}"],
    ['Hi {name}', 'A {{brace} {1/}', "A '{'brace'}' {name}"],
  ])('%j as %j gives %j', (text, target, written) => {
    expect(translate(text, { m: target }).text).toBe(written);
  });

  test.each([
    ['zh-CN', { 'm#other': '{1/} 个文件' }, '{n, plural, other {# 个文件}}'],
    [
      'pl',
      { 'm#one': '{1/} plik', 'm#few': '{1/} pliki', 'm#many': '{1/} plików', 'm#other': '{1/} pliku' },
      '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}',
    ],
    [
      'pl',
      { 'm#other': '{1/} pliku' },
      '{n, plural, one {# file} few {# pliku} many {# pliku} other {# pliku}}',
    ],
  ])('gives the plural forms of %s', (targetLanguage, targets, written) => {
    const text = '{n, plural, one {# file} other {# files}}';
    expect(translate(text, targets, { targetLanguage }).text).toBe(written);
  });

  test('ordinals have forms of their own, exact numbers stay', () => {
    const text = '{n, selectordinal, =1 {first} one {#st} two {#nd} few {#rd} other {#th}}';
    const { text: written } = translate(text, { 'm#other': '{1/}.' }, { targetLanguage: 'de' });
    expect(written).toBe('{n, selectordinal, =1 {first} other {#.}}');
  });

  test('a number sign of the text is quoted', () => {
    const text = '{n, plural, other {# files}}';
    expect(translate(text, { 'm#other': '#1: {1/}' }).text).toBe("{n, plural, other {'#'1: #}}");
  });

  test('nothing translated, nothing changed', () => {
    expect(translate('{n, plural, one {a} other {b}}', {}, { targetLanguage: 'pl' }).text).toBeUndefined();
  });
});

test('depth is bounded', () => {
  expect(parseIcu(`${'{n, select, other {'.repeat(100_000)}`)).toBeUndefined();
});

test.each([
  ["l'{name}", 'as-they-are'],
  ['{n, plural, other {x}}', 'where-needed'],
  ["It''s", 'where-needed'],
])('a file with %j has apostrophes %s', (file, apostrophes) => {
  expect(apostrophesIn(file)).toBe(apostrophes);
});

import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { numberReadings } from './number-readings.ts';
import { maskNumbers } from './number-spans.ts';
import { replaceNumbers } from './replace-numbers.ts';

describe('number readings', () => {
  test.each([
    ['7', ['7']],
    ['007', ['7']],
    ['0', ['0']],
    ['1.5', ['1.5']],
    ['1,50', ['1.5']],
    ['1,000', ['1000', '1']],
    ['0.125', ['0.125']],
    ['1,234,567', ['1234567']],
    ['1.000,5', ['1000.5']],
    ['1,000.5', ['1000.5']],
    ['１２', ['12']],
    ['3.14.2', ['3.14.2']],
    ['10.0.0.1', ['10.0.0.1']],
  ])('%s reads as %j', (written, readings) => {
    expect(numberReadings(written)).toEqual(readings);
  });
});

test('masking makes texts equal that differ only in numbers', () => {
  const masked = (markup: string) => maskNumbers(fromMarkup(markup));
  expect(masked('第{1}3{/1}章，共12页')).toEqual(masked('第{1}40{/1}章，共7页'));
  expect(masked('A4 paper')).not.toEqual(masked('A5 paper'));
});

describe('replacing numbers', () => {
  test.each([
    ['Wait 5 minutes', 'Wait 15 minutes', '等待 5 分钟', '等待 15 分钟'],
    ['From 3 to 5', 'From 5 to 3', 'Von 3 bis 5', 'Von 5 bis 3'],
    ['It costs 1,250.50', 'It costs 3,999.95', 'Das kostet 1.250,50', 'Das kostet 3.999,95'],
    [
      'About 1,234,567 people',
      'About 2,345,678 people',
      'Etwa 1.234.567 Menschen',
      'Etwa 2.345.678 Menschen',
    ],
    ['Use 1.5 l', 'Use 2 l', 'Utilisez 1,5 l', 'Utilisez 2 l'],
    ['Step 2 of 2', 'Step 4 of 4', '第 2 步，共 2 步', '第 4 步，共 4 步'],
    ['Wait 5 s', 'Wait 30 s', 'Espere {1}5{/1}{b} s{/b}', 'Espere {1}30{/1}{b} s{/b}'],
    ['Page 7', 'Page 7', 'Seite 7', 'Seite 7'],
    ['Chapter IV', 'Chapter V', 'Kapitel IV', 'Kapitel V'],
    ['2021-03-04', '2021-03-05', '04.03.2021', '05.03.2021'],
    ['On 2021-03-04', 'On 2022-11-25', '2021年3月4日', '2022年11月25日'],
    ['On 03/04/2021', 'On 12/25/2022', 'Am 04.03.2021', 'Am 25.12.2022'],
    ['On 3/4/2021', 'On 12/5/2022', 'Am 4.3.2021', 'Am 5.12.2022'],
    ['At 5:30 PM', 'At 6:45 PM', 'Um 17:30 Uhr', 'Um 18:45 Uhr'],
    ['Um 17:30', 'Um 18:45', 'At 5:30 PM', 'At 6:45 PM'],
    [
      'Sent 2021-03-04 at 5:30 PM, page 3',
      'Sent 2021-03-09 at 7:00 PM, page 4',
      'Seite 3, gesendet am 04.03.2021 um 17:30',
      'Seite 4, gesendet am 09.03.2021 um 19:00',
    ],
  ])('%j to %j: %j becomes %j', (knownSource, source, target, expected) => {
    const replaced = replaceNumbers({ knownSource, source, target: fromMarkup(target) });
    expect(replaced && toMarkup(replaced)).toBe(expected);
  });

  test.each([
    ['the number is a word in the target', 'Wait 2 days', 'Wait 3 days', 'Attendre deux jours'],
    ['it stands there more often', 'Wait 5 days', 'Wait 6 days', '5 + 5'],
    ['one number would become two', 'Page 5 of 5', 'Page 3 of 5', '第 5 页，共 5 页'],
    ['the decimal sign of the target is not seen', 'Add 5 ml', 'Add 2.5 ml', '5 ml zugeben'],
    ['two numbers may be the same value', 'From 1 to 1,000', 'From 2 to 2,000', 'Von 1 bis 1.000'],
    ['there are more numbers', 'Page 5', 'Page 5 of 6', 'Seite 5'],
    ['day and month may be either', 'On 03/03/2021', 'On 04/05/2021', 'Am 03.03.2021'],
    ['the numeral is in digits in the target', 'Chapter IV', 'Chapter V', '第 4 章'],
    ['the half of the day would change', 'Um 17:30', 'Um 9:05', 'At 5:30 PM'],
    ['a date became words', 'On 2021-03-04', 'On 2021-03-05', 'Am 4. März 2021'],
  ])('is refused where %s', (_why, knownSource, source, target) => {
    expect(replaceNumbers({ knownSource, source, target: fromMarkup(target) })).toBeUndefined();
  });
});

test('full-width digits of a source are written as the target writes its own', () => {
  const target = fromMarkup('Seite 12 von 30');
  const replaced = replaceNumbers({ knownSource: 'Page 12 of 30', source: 'Page １３ of ３１', target });
  expect(replaced?.text).toBe('Seite 13 von 31');
});

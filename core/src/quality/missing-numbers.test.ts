import { describe, expect, test } from 'vitest';
import { missingNumbers } from './missing-numbers.ts';

describe('missingNumbers', () => {
  test.each([
    ['no number', 'Hello', '你好'],
    ['as it stands', 'In 2024 it was 37.5 %', '2024 年为 37.5%'],
    ['another notation', 'It costs 1,234.50', 'Cuesta 1.234,50'],
    ['thousands without sign', '12,000 people', '12000 Menschen'],
    ['full width', 'Room 405', '４０５ 号房'],
    ['millions and 万', '$5 million', '500万美元'],
    ['billions and 亿', '1.4 billion people', '14亿人'],
    ['万 and thousands', '2.5万人', '25,000 people'],
    ['small numbers as words', '3 of 12 on 2 May', '十二个中的三个，五月二日'],
    ['a decade', 'In the 1970s', '20 世纪 70 年代'],
    ['a scale nobody judges', '$5 million', '5美元'],
    ['twice the same', '15 and 15', '两个 15'],
  ])('misses nothing: %s', (_, source, target) => {
    expect(missingNumbers(source, target)).toEqual([]);
  });

  test.each([
    ['lost', 'It lasts 45 minutes', '它持续几分钟', ['45']],
    ['changed', 'In 1984 it was 37.5', 'En 1948 era 37,5', ['1984']],
    ['each once', '15 and 15 and 16', 'nada', ['15', '16']],
    ['a decimal lost', 'Version 3.75', 'Versión 375', ['3.75']],
  ])('finds what is %s', (_, source, target, missing) => {
    expect(missingNumbers(source, target)).toEqual(missing);
  });
});

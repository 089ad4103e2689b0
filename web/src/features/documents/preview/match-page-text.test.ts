import { expect, test } from 'vitest';
import { matchPageText, type PageText } from './match-page-text.ts';

const run = (text: string, more: Partial<PageText> = {}): PageText => ({
  page: 0,
  text,
  left: 100,
  top: 10,
  width: text.length * 10,
  height: 12,
  rightToLeft: false,
  ...more,
});
const segment = (segmentId: string, text: string) => ({ segmentId, text });

test('finds segments over lines, with their part of the line', () => {
  const boxes = matchPageText(
    [run('The house is'), run('red. It', { top: 30 }), run('is old.', { top: 50 })],
    [segment('a', 'The house is red.'), segment('b', 'It is\u00a0old.')],
  );
  expect(boxes.map(({ segmentId, left, top, width }) => [segmentId, left, top, width])).toEqual([
    ['a', 100, 10, 120],
    ['a', 100, 30, 40],
    ['b', 150, 30, 20],
    ['b', 100, 50, 70],
  ]);
});

test('texts that occur again belong to segments in order', () => {
  const boxes = matchPageText(
    [run('Yes'), run('No', { top: 30 }), run('Yes', { top: 50 })],
    [segment('a', 'Yes'), segment('b', 'No'), segment('c', 'Yes')],
  );
  expect(boxes.map(({ segmentId, top }) => [segmentId, top])).toEqual([
    ['a', 10],
    ['b', 30],
    ['c', 50],
  ]);
});

test('a long text out of order is found, and those after it are found where they are', () => {
  const runs = [run('A note in a box'), run('First sentence.', { page: 1 }), run('Last.', { page: 2 })];
  const boxes = matchPageText(runs, [
    segment('a', 'First sentence.'),
    segment('box', 'A note in a box'),
    segment('z', 'Last.'),
  ]);
  expect(boxes.map(({ segmentId, page }) => [segmentId, page])).toEqual([
    ['a', 1],
    ['box', 0],
    ['z', 2],
  ]);
});

test('ligatures are letters, and right-to-left runs are measured from their right', () => {
  expect(matchPageText([run('of\ufb01ce')], [segment('a', 'office')])).toHaveLength(1);
  const [box] = matchPageText([run('אב גד', { rightToLeft: true })], [segment('a', 'אב')]);
  expect(box).toMatchObject({ left: 130, width: 20 });
});

test('what is not on the pages has no place', () => {
  expect(matchPageText([run('Something')], [segment('a', 'else'), segment('b', ' ')])).toEqual([]);
});

import { expect, test } from 'vitest';
import { fitCrop } from './picture-crop.ts';

const wide = { width: 400, height: 200 };

test.each([
  ['stays where it is', { zoom: 1, x: 40, y: 0 }, { zoom: 1, x: 40, y: 0 }],
  ['never shows what is beside a wide picture', { zoom: 1, x: 500, y: 500 }, { zoom: 1, x: 50, y: 0 }],
  ['moves further where it is larger', { zoom: 2, x: -500, y: 500 }, { zoom: 2, x: -150, y: 50 }],
])('a picture %s', (_, crop, expected) => {
  expect(fitCrop(crop, wide, 100)).toEqual(expected);
});

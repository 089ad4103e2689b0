import { expect, test } from 'vitest';
import { styleInstructions } from './style-instructions.ts';

test.each([
  [{ tone: 'any', address: 'any', instructions: ' ' }, ''],
  [{ tone: 'any', address: 'any', instructions: ' 产品名保留英文。\n' }, '产品名保留英文。'],
  [
    { tone: 'plain', address: 'formal', instructions: 'No exclamation marks.' },
    'Write plainly, in short sentences and everyday words.\nAddress the reader formally (您, Sie, vous, usted, 敬語).\nNo exclamation marks.',
  ],
] as const)('%j is told as %j', (style, told) => {
  expect(styleInstructions(style)).toBe(told);
});

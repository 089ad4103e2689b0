import { expect, test } from 'vitest';
import { shorten, youdaoSign } from './youdao-sign.ts';

test.each([
  ['hello', 'hello', '1e015162a2d51299f40ccacaeaf85663203c1676ef869b0fbe82e8e61b4a1e77'],
  [
    'The quick brown fox jumps over the lazy dog',
    'The quick 43e lazy dog',
    '287ea189c1ba31da644c19b2592ab62fde616cf205b185e4774d3edaa2f43e6d',
  ],
  [
    '这是一个超过二十个字符的中文句子用来测试有道的签名截断规则',
    '这是一个超过二十个字29试有道的签名截断规则',
    '8bff54d4950874f40fdcdfbb276bdfe028fa323716080b06d0bfb1dc97542830',
  ],
])('signs %s by its ends', (text, ends, sign) => {
  expect(shorten(text)).toBe(ends);
  expect(youdaoSign(['testAppKey', ends, 'ABC-123', '1700000000', 'testSecret'])).toBe(sign);
});

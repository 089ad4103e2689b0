import { expect, test } from 'vitest';
import { baiduSign } from './baidu.ts';

test('signs as the examples of the documentation do', () => {
  const [appId, salt, key] = ['2015063000000001', '1435660288', '12345678'];
  expect(baiduSign(appId, 'apple', salt, key)).toBe('f89f9594663708c1605f3d736d01d2d4');
  expect(baiduSign(appId, 'apple', salt, 'medicine', key)).toBe('bcc1724a673fd00f995d8fc6266ee981');
});

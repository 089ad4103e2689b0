import { expect, test } from 'vitest';
import { dialRegions, internationalPhone, joinPhone, phonePattern, splitPhone } from './dial-codes.ts';

// D3.62
test('there are 38 regions, each once, the mainland of China first', () => {
  expect(new Set(dialRegions.map(({ region }) => region)).size).toBe(38);
  expect(dialRegions[0]).toMatchObject({ region: 'CN', code: '86' });
});

test.each([
  ['86', '138 0013 8000', '13800138000', '+8613800138000'],
  ['852', '6123-4567', '+85261234567', '+85261234567'],
  ['44', '07911 123456', '+447911123456', '+447911123456'],
])('+%s %s is kept as %s and dialed as %s', (code, number, kept, dialed) => {
  expect(joinPhone(code, number)).toBe(kept);
  expect(phonePattern.test(kept)).toBe(true);
  expect(internationalPhone(kept)).toBe(dialed);
  expect(splitPhone(kept).code).toBe(code);
});

// P5.8
test.each(['12012345678', '1380013800', '+8613800138000', '+00012345678', '+852123', '+85212345678901', ''])(
  '%j is no phone number',
  (phone) => expect(phonePattern.test(phone)).toBe(false),
);

import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['The house is red and the door of it was open.', 'en'],
  ['La casa es roja y la puerta de la cocina está abierta.', 'es'],
  ['Das Haus ist rot, und die Tür wurde nicht geschlossen.', 'de'],
  ['La maison est rouge et la porte de la cuisine est ouverte.', 'fr'],
  ['Дом красный, и дверь в нём была открыта для всех.', 'ru'],
  ['Будинок червоний, і двері у ньому були відчинені для всіх.', 'uk'],
  ['本产品支持 Windows 和 macOS 两个系统，请先阅读说明书。', 'zh-CN'],
  ['本產品支援兩個系統，請先閱讀說明書。', 'zh-TW'],
  ['この製品は二つのシステムに対応しています。', 'ja'],
  ['이 제품은 두 가지 시스템을 지원합니다.', 'ko'],
  ['ผลิตภัณฑ์นี้รองรับสองระบบ', 'th'],
  ['هذا المنتج يدعم كل الأنظمة التي كان من قبل', 'ar'],
])('%s is of %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each(['', '42 %', 'ACME 9000', 'Xylo Zwart Bqrst Flimp Grund Plonk'])(
  'nothing is said of %j',
  (text) => {
    expect(detectLanguage(text)).toBeUndefined();
  },
);

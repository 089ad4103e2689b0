import { expect, test } from 'vitest';
import { looksLikeOtherLanguage } from './looks-like-other-language.ts';

test.each([
  ['es', 'O relatório não foi enviado porque a conta está fechada.'],
  ['pt', 'El informe no fue enviado porque la cuenta está cerrada.'],
  ['de', 'Laporan itu tidak dikirim karena akun sudah ditutup.'],
  ['en', 'Báo cáo không được gửi vì tài khoản đã đóng.'],
  ['ja', '报告没有发送出去是因为这个账户已经被关闭了'],
  ['zh-CN', 'アカウントが閉じられたため、報告書は送られませんでした。'],
  ['ko', '账户已经关闭'],
  ['en', '帳號已關閉，所以報告沒有寄出。'],
])('%s is not the language of %s', (tag, text) => {
  expect(looksLikeOtherLanguage(text, tag)).toBe(true);
});

test.each([
  ['es', 'El informe no fue enviado porque la cuenta está cerrada.'],
  ['ja', '東京都庁舎'],
  ['en', 'Café Müller and the São Paulo Museum of Art are closed today.'],
  ['de', 'San Francisco'],
  ['id', 'Laporan itu tidak dikirim.'],
])('%s may be the language of %s', (tag, text) => {
  expect(looksLikeOtherLanguage(text, tag)).toBe(false);
});

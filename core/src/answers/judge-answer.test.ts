import { expect, test } from 'vitest';
import { plainInline } from '../inline/inline-text.ts';
import { findAnswerFault, judgeAnswer } from './judge-answer.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'es' };

test.each([
  ['Abra la válvula 😀', 'good'],
  ['Abra la válvula\u0000', { fault: 'not storable' }],
  ['Abra la válvula \ud83d', { fault: 'not storable' }],
  ['Abra \ude00 la válvula', { fault: 'not storable' }],
  ['…', { fault: 'no words' }],
])('of an answer that cannot be stored as it is nothing is taken: %j', (target, verdict) => {
  expect(judgeAnswer(plainInline('Open the valve 😀'), plainInline(target), languages)).toEqual(verdict);
});

test.each([
  ['zh-CN', 'Amazon Elastic Compute Cloud Console.', 'Amazon Elastic Compute Cloud Console。'],
  ['ru', 'Amazon Elastic Compute Cloud Console.', 'Amazon Elastic Compute Cloud Console'],
  [
    'zh-CN',
    'Call :func:`DocReader` of :class:`unit.Case` and :mod:`unit`.',
    '调用 :class:`unit.Case` 和 :mod:`unit` 的 :func:`DocReader`。',
  ],
  ['es', 'The motto is "E pluribus unum".', 'El lema es "E pluribus unum".'],
  ['de', 'Print("the value is") if it is of any use', 'Print("the value is")'],
  ['es', 'No, no, no!', '¡No, no, no!'],
  ['de', 'Table of contents', 'Inhalt'],
])('names, quotations and code are no other language (%s): %s', (targetLanguage, source, target) => {
  expect(findAnswerFault(source, target, { sourceLanguage: 'en', targetLanguage })).toBeUndefined();
});

test.each([
  ['Open the door.', 'Ouvrez la porte avant que vous sortiez dans la rue.', 'wrong language'],
  ['Open the door before you leave.', 'Öffnen Sie die Tür, bevor Sie das Haus verlassen.', 'wrong language'],
  ['Open the door before leaving the house.', 'Open the door before leaving the house.', 'untranslated'],
  ['Open the door.', 'Abra la puerta. Abra la puerta. Abra la puerta.', 'loop'],
  ['It is late.', 'Es tarde, es tarde, es tarde, es tarde, es tarde.', 'loop'],
  ['Open the door.', '{"error":"Internal Server Error"}', 'error message'],
  ['Open the door.', '<!DOCTYPE html><p>502</p>', 'error message'],
  ['Open the door.', 'Too many requests. Please try again.', 'error message'],
  ['Open the door.', 'Abra la puerta.\n\nElegí un tono formal.', 'talk'],
  ['Hi', 'a'.repeat(200), 'unlikely length'],
])('%j is not translated by %j', (source, target, fault) => {
  expect(findAnswerFault(source, target, languages)).toBe(fault);
});

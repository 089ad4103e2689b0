import type { GoldCase } from './gold-case.ts';

export const lengthCases: readonly GoldCase[] = [
  [
    'en de',
    'This is a sentence of some length here',
    'Dies ist ein Satz, der sehr, sehr viel länger ist als alles, was in der Quelle steht, und noch länger, und noch immer kein Ende hat',
    'target-too-long',
  ],
  ['en de', 'This is a sentence of some length here that goes on', 'Ein Satz', 'target-too-short'],
  ['en zh-CN', 'This is a sentence of some length here that goes on', '句子', 'target-too-short'],
  ['en ja', 'This is a sentence of some length here that goes on', '文', 'target-too-short'],
  ['en fr', 'This is a sentence of some length here that goes on', 'Une phrase', 'target-too-short'],
  [
    'en zh-CN',
    'This is a sentence of some length here that goes on',
    '这是一个有一定长度并继续下去的句子',
    '',
  ],
  [
    'en zh-CN',
    'This is a sentence of some length',
    '这是一个很长很长的句子，比原文所说的内容多得多，而且还在不断地继续下去，说了许多原文里根本没有的东西，一直说到没有人想听为止',
    'target-too-long',
  ],
  ['en es', 'OK', 'Está bien, de acuerdo con todo lo que usted dice', ''],
  ['en de', 'Save', 'Speichern unter einem anderen Namen', ''],
];

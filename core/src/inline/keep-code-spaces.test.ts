import { expect, test } from 'vitest';
import { keepCodeSpaces } from './keep-code-spaces.ts';
import { fromMarkup, toMarkup } from './markup.ts';

test.each([
  ['Sent by {1/}', 'Enviado por{1/}', 'Enviado por {1/}'],
  ['{1/} of {2/} pages', '{1/}De {2/} páginas', '{1/} De {2/} páginas'],
  ['{1/}{2/} done', '{1/}{2/}Hecho', '{1/}{2/} Hecho'],
  ['{1/} {2/} files', '{1/}{2/}Limas', '{1/} {2/} Limas'],
  ['{1/} sent {2/}', '{1/}отправил{2/}', '{1/} отправил {2/}'],
  ['See {1}here{/1} now', 'Vea{1}aquí{/1}ahora', 'Vea {1}aquí{/1} ahora'],
  ['Sent by: {1/}', 'Enviado por:{1/}', 'Enviado por: {1/}'],
  ['{b}a{/b} {1/} {b}c{/b}', '{b}á{/b}{1/}c', '{b}á{/b} {1/} c'],
])('%s: a lost space comes back in %s', (source, target, kept) => {
  expect(toMarkup(keepCodeSpaces(fromMarkup(source), fromMarkup(target)))).toBe(kept);
});

test.each([
  ['{1/} files', '{1/}개 파일'],
  ['{1/} files', '{1/}个文件'],
  ['from {1/}', 'de l’{1/}'],
  ['to {1/} now', 'a {1/}, ya'],
  ['to {1/}', 'إلى{1/}'],
  ['the ({1/})', 'el ({1/})'],
  ['{1/}% done', '{1/}% hecho'],
  ['a {1}big {/1}house', 'una {1}casa{/1} grande'],
])('%s: %s stays as it is', (source, target) => {
  const inline = fromMarkup(target);
  expect(keepCodeSpaces(fromMarkup(source), inline)).toEqual(inline);
});

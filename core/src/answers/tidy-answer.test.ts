import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { tidyAnswer } from './tidy-answer.ts';

const tidied = (source: string, answer: string) =>
  toMarkup(tidyAnswer(fromMarkup(source), fromMarkup(answer)));

test.each([
  ['Use "this" & that', 'Usa &quot;esto&quot; &amp; eso', 'Usa "esto" & eso'],
  ['It’s', 'Es &#x27;eso&#39;', "Es 'eso'"],
  ['Use &lt;b&gt; here', 'Usa <b> aquí', 'Usa &lt;b&gt; aquí'],
  ['Use &lt;b&gt; here', 'Usa &amp;lt;b&amp;gt; aquí', 'Usa &lt;b&gt; aquí'],
  ['Tom &amp; Ann', 'Tom & Ana', 'Tom &amp; Ana'],
  ['a &nbsp;b &', 'a &nbsp;b &', 'a &nbsp;b &'],
])('entities come back as in the source: %s', (source, answer, expected) => {
  expect(tidied(source, answer)).toBe(expected);
});

test.each([
  ['Hello\nworld', 'hola mundo', 'hola\nmundo'],
  ['Hello\nworld', 'hola\\nmundo', 'hola\nmundo'],
  ['One two\n\nThe third', 'Uno dos El tercero', 'Uno dos\n\nEl tercero'],
  ['One line only', 'Una sola\nlínea', 'Una sola línea'],
  ['One\ntwo', 'Uno\ndos', 'Uno\ndos'],
  ['No path C:\\new', 'Sin ruta C:\\new', 'Sin ruta C:\\new'],
])('line breaks come back as in the source: %j', (source, answer, expected) => {
  expect(tidied(source, answer)).toBe(expected);
});

test.each([
  ['Save the file.', 'Guarda el archivo."', 'Guarda el archivo.'],
  ['Save the file.', '“Guarda el archivo.”', 'Guarda el archivo.'],
  ['Save the file.', '"Guarda el archivo."', 'Guarda el archivo.'],
  ['Save "it".', 'Guarda \\"eso\\".', 'Guarda "eso".'],
  ['He said "yes".', 'Dijo "sí"', 'Dijo "sí"'],
  ['The dogs’ bowls', 'Los platos de los "perros"', 'Los platos de los "perros"'],
  ['"Yes", he said.', '«Sí», dijo.', '«Sí», dijo.'],
])('quotation marks that the source lacks at the edges go: %s', (source, answer, expected) => {
  expect(tidied(source, answer)).toBe(expected);
});

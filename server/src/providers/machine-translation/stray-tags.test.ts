import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import { readStrayTags } from './stray-tags.ts';

const read = (source: string, answer: string) =>
  toMarkup(readStrayTags(fromMarkup(source), fromMarkup(answer)));

test.each([
  'Clic en <g id="1">guardar</g> <x id="2"/>',
  "Clic en <g id='1'>guardar</g> <x id=2 />",
  'Clic en < G id="1">guardar< /G> < X id="2"/>',
  'Clic en &lt;g1&gt;guardar&lt;/g1&gt; &lt;x2/&gt;',
  'Clic en &amp;lt;g1&amp;gt;guardar&amp;lt;/g1&amp;gt; &amp;lt;x2/&amp;gt;',
  'Clic en ＜g1＞guardar＜／g1＞ ＜x2／＞',
  'Clic en <g 1>guardar</g 1> <x 2 />',
  'Clic en <g-1>guardar</g-1> <x_2/>',
  'Clic en <g id=&quot;1&quot;>guardar</g> <x id=&quot;2&quot;/>',
  'Clic en <g1>guardar</g1> <x2></x2>',
  'Clic en <g>guardar</g> <x/>',
])('reads the codes of %s', (answer) => {
  expect(read('Click {1}save{/1} {2/}', answer)).toBe('Clic en {1}guardar{/1} {2/}');
});

test.each([
  ['Save the file', '<b>Guarda</b> el archivo<br/>', 'Guarda el archivo'],
  ['Save the file', 'Guarda &lt;i&gt;el&lt;/i&gt; <g7>archivo</g7>', 'Guarda el archivo'],
  ['Save {1}it{/1}', 'Guarda {1}eso{/1} <g1>eso</g1>', 'Guarda {1}eso{/1} eso'],
  ['Write <b>this</b>', 'Escribe <b>esto</b>', 'Escribe <b>esto</b>'],
  ['Write <g1> here', 'Escribe <g1> aquí', 'Escribe <g1> aquí'],
  ['To <your name>', 'Para <su nombre>', 'Para <su nombre>'],
  ['If a < b and c > d', 'Si a < b y c > d', 'Si a < b y c > d'],
  ['Use &lt;script&gt; here', 'Usa &lt;script&gt; aquí', 'Usa &lt;script&gt; aquí'],
])('nothing tag-like comes with an answer that its source lacks: %s', (source, answer, expected) => {
  expect(read(source, answer)).toBe(expected);
});

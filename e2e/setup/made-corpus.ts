import type { MadeFile } from './call-product.ts';

const things = [
  ['red house', 'La casa roja'],
  ['old bridge', 'El puente viejo'],
  ['green tree', 'El árbol verde'],
  ['white horse', 'El caballo blanco'],
  ['small boat', 'El barco pequeño'],
  ['black cat', 'El gato negro'],
  ['big stone', 'La piedra grande'],
  ['long table', 'La mesa larga'],
  ['new school', 'La escuela nueva'],
] as const;
const places = [
  ['by the river', 'junto al río'],
  ['in the forest', 'en el bosque'],
  ['on the hill', 'en la colina'],
  ['near the market', 'cerca del mercado'],
  ['under the moon', 'bajo la luna'],
  ['at home', 'en casa'],
] as const;
const times = [
  ['today', 'hoy'],
  ['every morning', 'todas las mañanas'],
  ['since yesterday', 'desde ayer'],
  ['in winter', 'en invierno'],
  ['at night', 'por la noche'],
  ['as always', 'como siempre'],
] as const;

/** Translations a small engine can learn from, English into Spanish, each another one; and one that is none. */
export function madeCorpus(): MadeFile {
  const lines = things.flatMap(([thing, cosa]) =>
    places.flatMap(([place, lugar]) =>
      times.map(([time, tiempo]) => `The ${thing} stands ${place} ${time}.,${cosa} está ${lugar} ${tiempo}.`),
    ),
  );
  return { name: 'tales.csv', content: `en,es\n${lines.join('\n')}\nSame words,Same words\n` };
}

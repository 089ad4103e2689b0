/** Words that corpora of tests are put together from, English and Spanish. */

export const things = [
  ['red house', 'La casa roja'],
  ['old bridge', 'El puente viejo'],
  ['green tree', 'El árbol verde'],
  ['white horse', 'El caballo blanco'],
  ['small boat', 'El barco pequeño'],
  ['big stone', 'La piedra grande'],
  ['black cat', 'El gato negro'],
  ['long table', 'La mesa larga'],
  ['new school', 'La escuela nueva'],
] as const;
export const places = [
  ['by the river', 'junto al río'],
  ['in the forest', 'en el bosque'],
  ['on the hill', 'en la colina'],
  ['near the market', 'cerca del mercado'],
  ['behind the church', 'detrás de la iglesia'],
  ['under the moon', 'bajo la luna'],
  ['beside the wall', 'al lado del muro'],
] as const;

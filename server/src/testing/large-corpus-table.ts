import { places, things } from './corpus-words.ts';

const watchers = [
  ['A doctor', 'Un médico'],
  ['The king', 'El rey'],
  ['My brother', 'Mi hermano'],
  ['Her friend', 'Su amigo'],
  ['The farmer', 'El granjero'],
  ['Nobody', 'Nadie'],
  ['Some child', 'Algún niño'],
  ['Every sailor', 'Cada marinero'],
  ['Your uncle', 'Tu tío'],
  ['Our teacher', 'Nuestro maestro'],
] as const;
const doings = [
  ['sees', 've'],
  ['paints', 'pinta'],
  ['sells', 'vende'],
  ['forgets', 'olvida'],
  ['cleans', 'limpia'],
  ['wants', 'quiere'],
  ['draws', 'dibuja'],
  ['buys', 'compra'],
  ['finds', 'encuentra'],
  ['touches', 'toca'],
] as const;

/** As many lines as words can be put together, 6,300: all of them differ, so that deep training has enough. */
export function largeCorpusTable(): string {
  const lines = places.flatMap(([place, lugar]) =>
    things.flatMap(([thing, cosa]) =>
      doings.flatMap(([does, hace]) =>
        watchers.map(
          ([who, quien]) =>
            `${who} ${does} the ${thing} ${place}.,${quien} ${hace} ${cosa.toLowerCase()} ${lugar}.`,
        ),
      ),
    ),
  );
  return `en,es\n${lines.join('\n')}\n`;
}

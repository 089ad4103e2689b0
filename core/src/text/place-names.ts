import { findMachineNames, type NamePlace, placesOfName } from './machine-names.ts';

export interface PlacedNames<T> {
  readonly placed: readonly PlacedName<T>[];
  /** Those that the target does not have. */
  readonly lost: readonly T[];
}

interface PlacedName<T> {
  readonly name: T;
  readonly place: NamePlace;
}

/**
 * Where names of the source stand in the target: each wherever the very same name does, in order, which may be more
 * often than in the source; else where another stands for it: names that only the target has, if they are as many.
 */
export function placeNames<T extends NamePlace>(
  names: readonly T[],
  source: string,
  target: string,
): PlacedNames<T> {
  const placed: PlacedName<T>[] = [];
  const gone: T[] = [];
  for (const [text, same] of Map.groupBy(names, ({ start, end }) => source.slice(start, end))) {
    const found = placesOfName(text, target).flatMap((start, i) => {
      const name = same[i] ?? same[0];
      return name === undefined ? [] : [{ name, place: { start, end: start + text.length } }];
    });
    if (found.length === 0) gone.push(...same);
    placed.push(...found);
  }
  if (gone.length === 0) return { placed, lost: [] };
  const renamed = findRenamed(source, target);
  for (const name of gone) {
    const place = renamed.get(name.start);
    if (place !== undefined) placed.push({ name, place });
  }
  return { placed, lost: gone.filter(({ start }) => !renamed.has(start)) };
}

/** By where they begin in the source. */
function findRenamed(source: string, target: string): ReadonlyMap<number, NamePlace> {
  const [from, to] = [namesBeside(source, target), namesBeside(target, source)];
  if (from.length !== to.length) return new Map();
  return new Map(from.flatMap(({ start }, i) => (to[i] ? [[start, to[i]] as const] : [])));
}

function namesBeside(text: string, other: string): readonly NamePlace[] {
  return findMachineNames(text).filter(
    ({ start, end }) => placesOfName(text.slice(start, end), other).length === 0,
  );
}

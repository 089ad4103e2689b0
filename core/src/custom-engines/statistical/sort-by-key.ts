/** Places of a list by what stands there; those of a key stand from `starts[key]` to `starts[key + 1]`. */
export interface SortedPlaces {
  readonly places: Int32Array;
  readonly starts: Int32Array;
}

/** Keys are below `count`; places of equal keys stay in order. */
export function sortByKey(keys: Int32Array, count: number): SortedPlaces {
  const starts = new Int32Array(count + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 0; key < count; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const next = starts.slice();
  const places = new Int32Array(keys.length);
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] ?? 0;
    const at = next[key] ?? 0;
    places[at] = place;
    next[key] = at + 1;
  }
  return { places, starts };
}

const syllables = [
  'ka',
  'lo',
  'mi',
  'ren',
  'tu',
  'sha',
  've',
  'no',
  'pi',
  'dar',
  'el',
  'os',
  'wi',
  'bu',
  'ger',
  'ta',
];

/** A word of its own for each rank, from 0. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
}

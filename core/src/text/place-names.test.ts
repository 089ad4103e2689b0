import { expect, test } from 'vitest';
import { findMachineNames } from './machine-names.ts';
import { placeNames } from './place-names.ts';

test.each([
  ['in order', 'see canCopy, canMove', '见canMove和canCopy', ['canCopy 9', 'canMove 1'], 0],
  ['wherever it stands', 'see canCopy', 'canCopy, canCopy', ['canCopy 0', 'canCopy 9'], 0],
  ['as often as it stands', 'canCopy, canCopy', 'nur canCopy', ['canCopy 4'], 0],
  ['onto the names in their place', 'canCopy, xml:id', 'peutCopier, xml:id', ['xml:id 12', 'canCopy 0'], 0],
  ['nowhere where it is not clear which', 'canCopy', 'peutCopier, peutBouger', [], 1],
  ['nowhere where it is gone', 'see canCopy', 'voir', [], 1],
])('a name goes %s', (_, source, target, expected, lost) => {
  const result = placeNames(findMachineNames(source), source, target);
  expect(
    result.placed.map(({ name, place }) => `${source.slice(name.start, name.end)} ${place.start}`),
  ).toEqual(expected);
  expect(result.lost).toHaveLength(lost);
});

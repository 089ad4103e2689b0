import { expect, test } from 'vitest';
import { organization } from '../../testing/signed-in-world.ts';
import { splitOrganizations } from './organizations-listed.ts';

const all = (selected: number) => [1, 2, 3, 4].map((n) => organization(n, { isSelected: n === selected }));
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

// Rule P2.56 of the specification.
test('lists two and keeps the rest behind “more”', () => {
  const { listed, more } = splitOrganizations(all(1));
  expect([names(listed), names(more)]).toEqual([
    ['组织 1', '组织 2'],
    ['组织 3', '组织 4'],
  ]);
});

test('always lists the selected one', () => {
  const { listed, more } = splitOrganizations(all(4));
  expect([names(listed), names(more)]).toEqual([
    ['组织 1', '组织 4'],
    ['组织 2', '组织 3'],
  ]);
});

import { expect, test } from 'vitest';
import { findCycle } from '../../web/refuse-script-cycles.ts';

test.each([
  { scripts: 'a>b b>c a>c', cycle: undefined },
  { scripts: 'a>b b>a', cycle: ['a', 'b', 'a'] },
  { scripts: 'page>a a>b b>c c>a', cycle: ['a', 'b', 'c', 'a'] },
  { scripts: 'a>a', cycle: ['a', 'a'] },
  { scripts: 'a>gone', cycle: undefined },
])('scripts $scripts wait for one another: $cycle', ({ scripts, cycle }) => {
  const imports = new Map<string, string[]>();
  for (const [from = '', to = ''] of scripts.split(' ').map((each) => each.split('>')))
    imports.set(from, [...(imports.get(from) ?? []), to]);
  expect(findCycle(imports)).toEqual(cycle);
});

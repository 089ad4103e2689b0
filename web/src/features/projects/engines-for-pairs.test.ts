import { expect, test } from 'vitest';
import { engine } from '../../testing/project-samples.ts';
import { canChoose, offeredEngines } from './engines-for-pairs.ts';

test('an engine is offered for all targets, or named with those it lacks', () => {
  const [big, small] = [engine('big'), engine('small')];
  expect(
    offeredEngines(['es', 'fr'], [[small, big], [big]]).map(({ engine: { key }, missingTargets }) => [
      key,
      missingTargets,
    ]),
  ).toEqual([
    ['big', []],
    ['small', ['fr']],
  ]);
});

test('the order of the server stays among those that can be chosen', () => {
  const list = [engine('unset', { state: 'not-configured' }), engine('first'), engine('second')];
  expect(offeredEngines(['es'], [list]).map(({ engine: { key } }) => key)).toEqual([
    'first',
    'second',
    'unset',
  ]);
});

test.each([
  [{ state: 'ready' }, [], true],
  [{ state: 'failing' }, [], true],
  [{ state: 'not-configured' }, [], false],
  [{ state: 'ready' }, ['fr'], false],
] as const)('%j without %j can be chosen: %s', (changes, missingTargets, choosable) => {
  expect(canChoose({ engine: engine('one', changes), missingTargets })).toBe(choosable);
});

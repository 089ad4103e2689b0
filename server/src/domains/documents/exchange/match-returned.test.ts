import { fromMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import { matchReturned } from './match-returned.ts';

const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

/** `source` or `source = target`, of version 2. */
const segments = (...lines: readonly string[]) =>
  lines.map((line, i) => {
    const [source = '', target = ''] = line.split(' = ');
    return {
      id: id(i + 1),
      version: 2,
      source,
      target,
      memoryEntryId: null,
      confirmed: false,
      locked: false,
    };
  });

/** `name: source = target`; a number names a segment of version 1. */
const returned = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [name = '', rest = ''] = line.split(': ');
    const [source = '', target = ''] = rest.split(' = ').map((text) => fromMarkup(text));
    if (source === '' || target === '') throw new Error(line);
    return { id: /^\d$/.test(name) ? `${id(Number(name))}.1` : name, source, target, state: undefined };
  });

function matched(there: ReturnType<typeof segments>, back: ReturnType<typeof returned>) {
  const { found, unknown } = matchReturned(there, back);
  const shown = found.map((one) => `${one.segment.id.at(-1)}=${one.target} on ${one.baseVersion}`);
  return [...shown.toSorted(), `${unknown} unknown`];
}

test.each([
  ['by name', ['A', 'A'], ['2: A = b', '1: A = a'], ['1=a on 1', '2=b on 1', '0 unknown']],
  [
    'by text where names are gone',
    ['A', 'B', 'A'],
    ['x: A = a', 'y: A = b', 'z: C = c'],
    ['1=a on 2', '3=b on 2', '1 unknown'],
  ],
  ['by text where a name has another text now', ['B', 'A'], ['1: A = a'], ['2=a on 2', '0 unknown']],
  ['a name that is there twice counts once', ['A'], ['1: A = a', '1: A = b'], ['1=a on 1', '1 unknown']],
  ['over a text that is there only on its version', ['A = x'], ['y: A = a'], ['1=a on -1', '0 unknown']],
  ['nothing for an empty text', ['A = x'], ['1: A =  '], ['0 unknown']],
  ['codes are part of the text', ['{1}A{/1}'], ['y: A = a'], ['1 unknown']],
])('finds segments %s', (_, there, back, expected) => {
  expect(matched(segments(...there), returned(...back))).toEqual(expected);
});

test('what is left as it was stays confirmed; what another program calls translated becomes so', () => {
  const [one, two] = segments('A = a', 'B = b');
  if (one === undefined || two === undefined) throw new Error('no segments');
  const [same, done] = returned('1: A = a', '2: B = b');
  if (same === undefined || done === undefined) throw new Error('nothing returned');
  const back = [same, { ...done, state: 'translated' as const }];
  const { found } = matchReturned([{ ...one, confirmed: true }, two], back);
  expect(found.map(({ confirmed }) => confirmed)).toEqual([true, true]);
  const changed = matchReturned([{ ...one, confirmed: true }], returned('1: A = c'));
  expect(changed.found.map(({ confirmed }) => confirmed)).toEqual([false]);
});

test('what came back without its codes is not confirmed, whatever its state says', () => {
  const [one] = segments('{1}A{/1} {2/}');
  const [lost] = returned('1: {1}A{/1} {2/} = a');
  const [whole] = returned('1: {1}A{/1} {2/} = {2/} {1}a{/1}');
  if (one === undefined || lost === undefined || whole === undefined) throw new Error('nothing returned');
  const state = 'translated' as const;
  expect(matchReturned([one], [{ ...lost, state }]).found).toMatchObject([{ target: 'a', confirmed: false }]);
  expect(matchReturned([one], [{ ...whole, state }]).found).toMatchObject([{ confirmed: true }]);
});

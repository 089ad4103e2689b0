import { expect, test } from 'vitest';
import { type InlineFaults, inlineFaults } from './inline-faults.ts';
import { fromMarkup } from './markup.ts';

const none: InlineFaults = { missing: [], halves: [], crossed: false, lostStyles: [] };
const code = (id: number, kind: 'open' | 'close' | 'placeholder') => expect.objectContaining({ id, kind });

test.each<[string, string, object | null]>([
  ['plain', 'liso', null],
  ['read {1}this{/1} {2/}', 'lea {2/} {1}esto{/1}', null],
  ['read {1}this{/1}', 'lea {1}esto', { ...none, missing: [code(1, 'close')], halves: [1] }],
  ['read {1}this{/1}', 'lea esto', { ...none, missing: [code(1, 'open'), code(1, 'close')] }],
  ['a {1/} b', 'a b', { ...none, missing: [code(1, 'placeholder')] }],
  ['read {1}this{/1}', 'lea {/1}esto{1}', { ...none, crossed: true }],
  ['the end {/1}', 'el fin {/1}', null],
  ['{b}Stop{/b} now', 'Pare ya', { ...none, lostStyles: ['bold'] }],
  ['{b}{i}Stop{/i}{/b} {u}now{/u}', '{b}Pare{/b} ya', { ...none, lostStyles: ['italic', 'underline'] }],
  ['Stop now', '{b}Pare{/b} ya', null],
])('of the source %j the target %j lacks %j', (source, target, faults) => {
  expect(inlineFaults(fromMarkup(source), fromMarkup(target))).toEqual(faults);
});

import { expect, test } from 'vitest';
import type { VersionRow } from './engine-versions.store.ts';
import { neededEngine } from './needed-engine.ts';

const connection = '01900000-0000-7000-8000-00000000beef';
const version = (variant: string, baseEngine: string | null) =>
  ({ variant, recipe: { baseEngine } }) as unknown as VersionRow;
const guest = { baseEngine: 'bergamot' };

test.each([
  ['by itself', 'quick', version('plain', 'apertium'), undefined, null],
  ['rewriting another', 'quick', version('post-edited', connection), undefined, connection],
  ['rewriting another, by a guest', 'quick', version('post-edited', connection), guest, null],
  [
    'rewriting one of this machine, by a guest',
    'quick',
    version('post-edited', 'apertium'),
    guest,
    'apertium',
  ],
  ['a language model', 'rag', version('plain', connection), undefined, connection],
  ['a language model of a guest', 'rag', version('plain', connection), guest, 'bergamot'],
  ['at a trainer', 'deep', version('plain', connection), undefined, null],
  ['before any version', 'quick', undefined, undefined, null],
])('%s it needs what it translates with', (_, kind, current, who, needed) => {
  expect(neededEngine({ kind }, current, who)).toBe(needed);
});

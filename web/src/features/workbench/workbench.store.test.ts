import { expect, test } from 'vitest';
import { unsavedChange } from './saving/save-queue.ts';
import { segmentExample } from './segment-examples.ts';
import { createWorkbenchStore, shownText } from './workbench.store.ts';

function openExample() {
  const store = createWorkbenchStore();
  const state = store.getState;
  state().receive([segmentExample(1), segmentExample(2)]);
  const shown = () => shownText(state(), 's1');
  const base = () => unsavedChange(state().queue, 's1')?.baseVersion;
  /** Somebody else saves the segment. */
  const colleague = (target: string, version = 5) =>
    state().receive([segmentExample(1, { target, version, confirmed: true, changedBy: 'Ben' })]);
  /** What was typed is saved. */
  const save = (target: string, version: number) => {
    state().setQueue(new Map());
    state().receive([segmentExample(1, { target, version })]);
  };
  return { state, shown, base, colleague, save };
}

test('a text for a segment that a colleague merged away is shown, to be added to the whole', () => {
  const { state } = openExample();
  state().type('s2', 'Dos.');
  const segment = segmentExample(1, { version: 3, target: 'Uno.' });
  const answer = { segmentId: 's2', outcome: 'merged', savedVersion: null, segment, message: null } as const;
  state().receiveSaved([answer]);
  expect(state().astray).toEqual([{ intoId: 's1', target: 'Dos.' }]);
  state().settleAstray();
  expect(state().astray).toEqual([]);
});

test('undo asks before it overwrites what a colleague made of the segment since', () => {
  const { state, shown, base, colleague, save } = openExample();
  state().type('s1', 'AAA');
  save('AAA', 1);
  colleague('BBB better');
  expect(state().undo()).toBe('asked');
  expect(shown()?.target).toBe('BBB better');
  state().settleDoubt(false);
  expect(shown()?.target).toBe('BBB better');
  expect(state().undo()).toBe('nothing');

  state().type('s1', 'CCC');
  save('CCC', 6);
  colleague('DDD', 7);
  expect(state().undo()).toBe('asked');
  state().settleDoubt(true);
  expect(shown()?.target).toBe('BBB better');
  expect(base()).toBe(7);
});

test('redo asks as undo does', () => {
  const { state, colleague, save } = openExample();
  state().type('s1', 'AAA');
  expect(state().undo()).toBe('done');
  save('', 1);
  colleague('BBB');
  expect(state().redo()).toBe('asked');
});

test('what an input method writes builds on the version that its writer saw', () => {
  const { state, base, colleague } = openExample();
  state().compose('s1');
  colleague('a whole translation');
  state().type('s1', '你');
  state().composed();
  expect(base()).toBe(0);
});

test('a save of one’s own while composing is no version of somebody else', () => {
  const { state, base } = openExample();
  state().compose('s1');
  const segment = segmentExample(1, { target: '中', version: 1 });
  state().receiveSaved([{ segmentId: 's1', outcome: 'saved', savedVersion: 1, segment, message: null }]);
  state().type('s1', '中文');
  state().composed();
  expect(base()).toBe(1);
  state().setQueue(new Map());
  state().type('s1', '中文字');
  expect(base()).toBe(1);
});

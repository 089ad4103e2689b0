import { describe, expect, test, vi } from 'vitest';
import { segmentExample } from './segment-examples.ts';
import { createWorkbenchStore, shownText } from './workbench.store.ts';
import { type FaultsQuestion, workbenchCommands } from './workbench-commands.ts';

function openExample({ editable = true } = {}) {
  const store = createWorkbenchStore();
  store
    .getState()
    .receive([
      segmentExample(1, { source: 'One {1/}', target: 'Uno {1/}', origin: 'memory', matchRate: 90 }),
      segmentExample(2, { locked: true, refusal: 'segment.locked', target: 'Dos' }),
      segmentExample(3),
    ]);
  store.getState().activate('s1');
  const parts = {
    flush: vi.fn(),
    focus: vi.fn(),
    insert: vi.fn(),
    onRefused: vi.fn(),
    onNotice: vi.fn(),
    onWork: vi.fn(),
    onFaults: vi.fn<(question: FaultsQuestion) => void>(),
  };
  const editor = {
    focus: parts.focus,
    insert: parts.insert,
    undo: () => false,
    redo: () => false,
    selectedText: () => '',
    flipStyle: () => undefined,
    insertNextCode: () => undefined,
  };
  const commands = workbenchCommands({
    store,
    hasIssue: (segmentId) => segmentId === 's3',
    onCheckRest: () => undefined,
    editable,
    saver: { flush: parts.flush },
    onRefused: parts.onRefused,
    onNotice: parts.onNotice,
    onWork: parts.onWork,
    onFaults: parts.onFaults,
    editor: { current: editor },
    listed: () => ['s1', 's2', 's3'],
  });
  const text = (segmentId: string) => shownText(store.getState(), segmentId);
  return { store, commands, text, active: () => store.getState().activeId, ...parts };
}

test('confirming saves at once and goes to the next that is neither confirmed nor locked', () => {
  const { commands, text, active, flush } = openExample();
  commands.confirm();
  expect(text('s1')).toMatchObject({ confirmed: true, origin: 'memory', matchRate: 90 });
  expect(flush).toHaveBeenCalledOnce();
  expect(active()).toBe('s3');
});

// Rule D5.53 of the specification.
test('an empty translation is not confirmed', () => {
  const { store, commands, text, active, onRefused } = openExample();
  store.getState().activate('s3');
  commands.confirm();
  expect(onRefused).toHaveBeenCalledWith('empty');
  expect(text('s3')?.confirmed).toBe(false);
  expect(active()).toBe('s3');
});

// Rules D5.30 and D8.42 of the specification.
test.each(['confirm', 'unconfirm', 'copySource', 'clear'] as const)(
  'a locked segment refuses: %s',
  (command) => {
    const { store, commands, text, onRefused } = openExample();
    store.getState().activate('s2');
    commands[command]();
    expect(onRefused).toHaveBeenCalledWith({ closed: 'segment.locked' });
    expect(text('s2')?.target).toBe('Dos');
  },
);

test('a document that is only read refuses', () => {
  const { commands, text, onRefused } = openExample({ editable: false });
  commands.clear();
  expect(onRefused).toHaveBeenCalledWith('readOnly');
  expect(text('s1')?.target).toBe('Uno {1/}');
});

test('copying, clearing and applying take the caret back, and each can be undone', () => {
  const { commands, text, focus } = openExample();
  commands.copySource();
  expect(text('s1')).toMatchObject({ target: 'One {1/}', origin: 'person', matchRate: null });
  commands.clear();
  expect(text('s1')).toMatchObject({ target: '', origin: 'none' });
  commands.apply({ target: 'Eins', origin: 'engine', engine: 'Loom 2' });
  expect(text('s1')).toMatchObject({ target: 'Eins', engine: 'Loom 2', confirmed: false });
  expect(focus).toHaveBeenCalledTimes(3);
  for (const target of ['', 'One {1/}', 'Uno {1/}']) {
    commands.undo();
    expect(text('s1')?.target).toBe(target);
  }
  expect(text('s1')).toMatchObject({ origin: 'memory', matchRate: 90 });
  commands.redo();
  expect(text('s1')?.target).toBe('One {1/}');
});

test('a text stays that of its entry while it is typed on and undone, until another one takes its place', () => {
  const { store, commands, text } = openExample();
  commands.apply({ target: 'Eine', origin: 'memory', matchRate: 87, memoryEntryId: 'entry' });
  store.getState().type('s1', 'Eins');
  expect(text('s1')).toMatchObject({ target: 'Eins', origin: 'person', memoryEntryId: 'entry' });
  commands.copySource();
  expect(text('s1')?.memoryEntryId).toBeNull();
  commands.undo();
  expect(text('s1')?.memoryEntryId).toBe('entry');
  commands.apply({ target: 'One', origin: 'engine', engine: 'Loom 2' });
  expect(text('s1')?.memoryEntryId).toBeNull();
});

test('moving stops at both ends', () => {
  const { commands, active } = openExample();
  commands.previous();
  expect(active()).toBe('s1');
  commands.next();
  commands.next();
  commands.next();
  expect(active()).toBe('s3');
});

test('a text is put into the translation where the caret is, but not into a locked one', () => {
  const { store, commands, insert, onRefused } = openExample();
  commands.insert('casa');
  expect(insert).toHaveBeenCalledWith('casa');
  store.getState().activate('s2');
  commands.insert('casa');
  expect(insert).toHaveBeenCalledOnce();
  expect(onRefused).toHaveBeenCalledWith({ closed: 'segment.locked' });
});

describe('codes and styles that differ', () => {
  test('are asked about before the segment is confirmed, and put back in one step', () => {
    const { store, commands, text, active, onFaults } = openExample();
    store.getState().type('s1', 'Uno');
    commands.confirm();
    expect(text('s1')?.confirmed).toBe(false);
    expect(active()).toBe('s1');
    const question = onFaults.mock.lastCall?.[0];
    expect(question).toMatchObject({ faults: { missing: [{ id: 1 }] }, mended: 'Uno {1/}' });
    question?.confirm(question.mended);
    expect(text('s1')).toMatchObject({ target: 'Uno {1/}', confirmed: true });
  });

  test('stay where the person says so', () => {
    const { store, commands, text, onFaults } = openExample();
    store.getState().type('s1', 'Uno');
    commands.confirm();
    onFaults.mock.lastCall?.[0].confirm();
    expect(text('s1')).toMatchObject({ target: 'Uno', confirmed: true });
  });
});

test('the last confirmation says that the document is done', () => {
  const { store, commands, onNotice } = openExample();
  commands.confirm();
  expect(onNotice).not.toHaveBeenCalled();
  store.getState().type('s3', 'Tres');
  commands.confirm();
  expect(onNotice).toHaveBeenCalledExactlyOnceWith('done');
});

// Rule D4.27 of the specification.
test('undo and redo over segments say Revoked and Recovered, and when nothing is left', () => {
  const { commands, onNotice } = openExample();
  for (const step of ['clear', 'undo', 'undo', 'redo', 'redo'] as const) commands[step]();
  expect(onNotice.mock.calls.flat()).toEqual(['revoked', 'nothingToUndo', 'recovered', 'nothingToRedo']);
});

test('the next issue is found behind the active segment, and from the beginning after the last', () => {
  const { commands, active, onNotice } = openExample();
  commands.nextIssue();
  expect(active()).toBe('s3');
  commands.previousIssue();
  expect(active()).toBe('s3');
  expect(onNotice).not.toHaveBeenCalled();
});

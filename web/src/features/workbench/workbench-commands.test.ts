import { expect, test, vi } from 'vitest';
import { segmentExample } from './segment-examples.ts';
import { createWorkbenchStore, shownText } from './workbench.store.ts';
import { workbenchCommands } from './workbench-commands.ts';

function openExample({ editable = true } = {}) {
  const store = createWorkbenchStore();
  store
    .getState()
    .receive([
      segmentExample(1, { source: 'One {1/}', target: 'Uno', origin: 'memory', matchRate: 90 }),
      segmentExample(2, { locked: true, refusal: 'segment.locked', target: 'Dos' }),
      segmentExample(3),
    ]);
  store.getState().activate('s1');
  const parts = { flush: vi.fn(), focus: vi.fn(), insert: vi.fn(), onRefused: vi.fn() };
  const editor = {
    focus: parts.focus,
    insert: parts.insert,
    undo: () => false,
    redo: () => false,
    selectedText: () => '',
  };
  const commands = workbenchCommands({
    store,
    editable,
    saver: { flush: parts.flush },
    onRefused: parts.onRefused,
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
  expect(text('s1')?.target).toBe('Uno');
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
  for (const target of ['', 'One {1/}', 'Uno']) {
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

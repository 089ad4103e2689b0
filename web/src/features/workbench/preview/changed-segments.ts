import { type shownText, shownText as textOf } from '../workbench.store.ts';

type Texts = Parameters<typeof shownText>[0];

/** Ids of segments whose shown target differs; segments that are only now loaded do not count. */
export function changedSegments(before: Texts, now: Texts): readonly string[] {
  if (before.rows === now.rows && before.queue === now.queue) return [];
  const changed = new Set<string>();
  for (const id of [...before.queue.keys(), ...now.queue.keys()]) {
    if (before.queue.get(id) !== now.queue.get(id)) changed.add(id);
  }
  if (before.rows !== now.rows) {
    for (const [segmentId, row] of before.rows.loaded) {
      if (now.rows.loaded.get(segmentId) !== row) changed.add(segmentId);
    }
  }
  return [...changed].filter((id) => {
    const target = textOf(before, id)?.target;
    return target !== undefined && target !== textOf(now, id)?.target;
  });
}

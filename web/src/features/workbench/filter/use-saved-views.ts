import { useState } from 'react';
import { noCriteria, type SegmentCriteria } from './segment-criteria.ts';

const storedUnder = 'transloom.editor-views';

type Views = Readonly<Record<string, SegmentCriteria>>;

/** Filters of segments that this browser keeps under names. */
export function useSavedViews() {
  const [views, setViews] = useState(readViews);
  const change = (next: Views): void => {
    setViews(next);
    localStorage.setItem(storedUnder, JSON.stringify(next));
  };
  return {
    names: Object.keys(views).sort(),
    get: (name: string): SegmentCriteria => ({ ...noCriteria, ...views[name] }),
    save: (name: string, criteria: SegmentCriteria) => change({ ...views, [name]: criteria }),
    remove: (name: string) =>
      change(Object.fromEntries(Object.entries(views).filter(([each]) => each !== name))),
  };
}

function readViews(): Views {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedUnder) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Views) : {};
  } catch {
    return {};
  }
}

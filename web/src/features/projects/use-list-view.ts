import { useState } from 'react';

export const listViews = ['table', 'cards'] as const;
export type ListView = (typeof listViews)[number];

const storageKey = 'projects:view';

/** Table or cards, as it was left the last time. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(
    () => listViews.find((known) => known === localStorage.getItem(storageKey)) ?? 'table',
  );
  return [
    view,
    (next) => {
      setView(next);
      localStorage.setItem(storageKey, next);
    },
  ];
}

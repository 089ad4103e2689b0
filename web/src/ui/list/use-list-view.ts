import { useState } from 'react';

const listViews = ['table', 'cards'] as const;
export type ListView = (typeof listViews)[number];

/** Table or cards, as this list was left the last time. */
export function useListView(name: string): [ListView, (view: ListView) => void] {
  const storageKey = `${name}:view`;
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

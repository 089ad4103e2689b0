/** Changes to a list that a form edits line by line; lines have no identity but their place. */
export function listEdits<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  return {
    add: (item: Item) => onChange([...items, item]),
    at: (place: number) => ({
      onChange: (changes: Partial<Item>) =>
        onChange(items.with(place, { ...(items[place] as Item), ...changes })),
      onRemove: () => onChange(items.toSpliced(place, 1)),
    }),
  };
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A key as people read it: `Ctrl Alt U`. */
export function shownKey(key: string): string {
  return key
    .split(' ')
    .map((part) => signs[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ');
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `Ctrl d`, `Alt c`, `Ctrl Alt u`; letters in lower case. With Alt some keyboards write other signs, so the place counts. */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
  return [...held, nameOf(key, altKey ? code : '')].join(' ');
}

function nameOf(key: string, code: string): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter.toLowerCase();
  if (key === ' ' || key === '\u00a0') return 'Space';
  return key.length === 1 ? key.toLowerCase() : key;
}

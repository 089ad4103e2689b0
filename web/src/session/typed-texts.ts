import { useEffect, useId } from 'react';
import { readUserInfo } from './stored-session.ts';

/** What somebody has typed into a field and not saved yet. */
export interface TypedText {
  /** Name of the field. */
  readonly label: string;
  readonly text: string;
}

const typed = new Map<string, readonly TypedText[]>();
const storageKey = 'typed-texts';

/** What stands in fields just now and is saved nowhere; still there while a page goes away from under its fields. */
export function typedTexts(): readonly TypedText[] {
  return [...typed.values()].flat();
}

/** While a form is there its texts can be given back by whatever takes its place; fields without words have none. */
export function useTypedTexts(texts: readonly TypedText[]): void {
  const id = useId();
  useEffect(() => {
    const written = texts.filter(({ text }) => text.trim() !== '');
    if (written.length > 0) typed.set(id, written);
    return () => void typed.delete(id);
  });
}

/** Over the sign-in page, for the same person in the same tab. */
export function keepTypedTexts(): void {
  const texts = typedTexts();
  const userId = readUserInfo()?.userId;
  if (texts.length > 0 && userId !== undefined)
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, texts }));
}

/** Texts of the person who is signed in; nobody else sees them. */
export function keptTexts(): readonly TypedText[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept !== null && kept.userId === readUserInfo()?.userId ? kept.texts : [];
  } catch {
    return [];
  }
}

interface Kept {
  readonly userId: string;
  readonly texts: readonly TypedText[];
}

export function forgetKeptTexts(): void {
  sessionStorage.removeItem(storageKey);
}

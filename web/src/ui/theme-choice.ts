import { useSyncExternalStore } from 'react';
import type { Brightness } from './theme.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();

export function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice);
  for (const listener of listeners) listener();
}

export function currentBrightness(): Brightness {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  query.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

export function useThemeChoice(): { choice: ThemeChoice; brightness: Brightness } {
  const choice = useSyncExternalStore(subscribe, readThemeChoice);
  const brightness = useSyncExternalStore(subscribe, currentBrightness);
  return { choice, brightness };
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(reducedMotionQuery);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(reducedMotionQuery).matches,
  );
}

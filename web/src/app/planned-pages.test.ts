import { expect, test } from 'vitest';
import { plannedPages } from './planned-pages.ts';
import { screens } from './routes.tsx';

const paths = new Set(screens.map(({ path }) => path));

test('every planned page is a screen, once', () => {
  expect(plannedPages.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
  expect(new Set(plannedPages.map(({ path }) => path)).size).toBe(plannedPages.length);
});

test('what can be done until then is a screen that is there', () => {
  const planned = new Set(plannedPages.map(({ path }) => path));
  const wrong = plannedPages.filter(
    ({ instead }) => instead && (!paths.has(instead) || planned.has(instead)),
  );
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { measureRoutes, routeJavascript } from './route-javascript.ts';

const pages = Object.values(routeJavascript.meanings).flatMap(
  ({ meaning }) => meaning.match(/^src\S+(?=,)/) ?? [],
);

test('counts what a page imports, without what the first page has loaded, each file once', () => {
  const manifest = {
    'src/main.tsx': { file: 'main.js', isEntry: true, imports: ['first'] },
    first: { file: 'first.js' },
    shared: { file: 'shared.js', imports: ['first', 'deep'] },
    deep: { file: 'deep.js', imports: ['shared'] },
    ...Object.fromEntries(pages.map((page) => [page, { file: 'page.js', isDynamicEntry: true }])),
    'src/features/other/other-page.tsx': {
      file: 'other.js',
      isDynamicEntry: true,
      imports: ['shared', 'deep', 'first'],
    },
  };
  const figures = measureRoutes(manifest, () => 1_000);
  expect(figures['plannedKb']).toBe(1);
  expect(figures['otherKb']).toBe(3);
});

test('a bound for a page that is gone fails', () => {
  expect(() => measureRoutes({ 'src/main.tsx': { file: 'main.js', isEntry: true } }, () => 1)).toThrow(
    /no page any more/,
  );
});

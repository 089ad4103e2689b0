import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench, Figures, Meaning } from './bench.ts';

/** A chunk in vite's manifest: its file, and the chunks that it imports at once. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Pages with a bound of their own, in kB of gzip beyond the first page. */
const boundedPages: Readonly<Record<string, { readonly page: string; readonly bound: number }>> = {
  plannedKb: { page: 'src/app/pages/planned-page.tsx', bound: 5 },
  notFoundKb: { page: 'src/app/pages/not-found-page.tsx', bound: 5 },
  guideKb: { page: 'src/features/help/guide-page.tsx', bound: 10 },
  loginKb: { page: 'src/features/accounts/login-page.tsx', bound: 100 },
  projectsKb: { page: 'src/features/projects/project-list-page.tsx', bound: 170 },
  projectKb: { page: 'src/features/projects/project-page.tsx', bound: 290 },
  newProjectKb: { page: 'src/features/projects/new/new-project-page.tsx', bound: 180 },
  memoriesKb: { page: 'src/features/memories/memory-list-page.tsx', bound: 200 },
  memoryKb: { page: 'src/features/memories/memory-page.tsx', bound: 280 },
  termBaseKb: { page: 'src/features/terms/term-base-page.tsx', bound: 270 },
  enginesKb: { page: 'src/features/engines/engine-settings-page.tsx', bound: 250 },
  editorKb: { page: 'src/features/workbench/workbench-page.tsx', bound: 350 },
};
const otherBound = 250;

/** JavaScript that a page needs beyond the first load. */
export const routeJavascript: Bench = {
  name: 'routeJavascript',
  meanings: meanings(),
  async measure(root) {
    const dist = join(root, 'web/dist');
    const file = join(dist, '.vite/manifest.json');
    if (!existsSync(file)) throw new Error('web/dist is missing: npm start or npm test builds it');
    return measureRoutes(
      JSON.parse(readFileSync(file, 'utf8')) as Manifest,
      (path) => gzipSync(readFileSync(join(dist, path))).length,
    );
  },
};

/** Figures from a manifest; `bytesOf` gives the compressed size of a file. */
export function measureRoutes(manifest: Manifest, bytesOf: (file: string) => number): Figures {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const first = filesOf(manifest, entry ?? '');
  const kilobytes = (page: string) => {
    if (!manifest[page]) throw new Error(`${page} is no page any more: mend the list of bounds`);
    const own = [...filesOf(manifest, page)].filter((file) => !first.has(file));
    return Math.round(own.reduce((sum, file) => sum + bytesOf(file), 0) / 1000);
  };
  const bounded = Object.entries(boundedPages);
  const named = new Set(bounded.map(([, { page }]) => page));
  const others = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith('-page.tsx') && !named.has(key),
  );
  return {
    ...Object.fromEntries(bounded.map(([name, { page }]) => [name, kilobytes(page)])),
    otherKb: Math.max(0, ...others.map(kilobytes)),
  };
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(key)) return new Set();
  seen.add(key);
  const { file = '', imports = [] } = manifest[key] ?? {};
  const below = imports.flatMap((each) => [...filesOf(manifest, each, seen)]);
  return new Set([...(file.endsWith('.js') ? [file] : []), ...below]);
}

function meanings(): Readonly<Record<string, Meaning>> {
  const bounded = Object.entries(boundedPages).map(([name, { page, bound }]) => [
    name,
    { meaning: `${page}, kB of gzip beyond the first load`, bound: `≤ ${bound}` },
  ]);
  const meaning = 'The largest of the other pages, kB of gzip beyond the first load';
  return { ...Object.fromEntries(bounded), otherKb: { meaning, bound: `≤ ${otherBound}` } };
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Bench } from './bench.ts';

/** JavaScript the browser must have before the application can show anything, compressed as it is sent. */
export const initialJavascript: Bench = {
  name: 'initialJavascript',
  meanings: {
    files: { meaning: 'Scripts the first page loads' },
    gzipKb: { meaning: 'Their size compressed with gzip, in kB', bound: '≤ 350' },
    brotliKb: { meaning: 'Their size compressed with Brotli, in kB' },
  },
  async measure(root) {
    const page = join(root, 'web/dist/index.html');
    if (!existsSync(page)) throw new Error('web/dist/index.html is missing: npm start or npm test builds it');
    const files = [...firstFiles(page)].map((file) => readFileSync(file));
    const kilobytes = (compress: (file: Buffer) => Buffer) =>
      Math.round(files.reduce((sum, file) => sum + compress(file).length, 0) / 1000);
    return { files: files.length, gzipKb: kilobytes(gzipSync), brotliKb: kilobytes(brotliCompressSync) };
  },
};

/** The scripts the page names, and everything these import at once. */
function firstFiles(page: string): ReadonlySet<string> {
  const waiting = matches(readFileSync(page, 'utf8'), /(?:src|href)="\/?([^"]+\.js)"/g).map((path) =>
    join(dirname(page), path),
  );
  const files = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const folder = dirname(file);
    waiting.push(...staticImports(file).map((path) => join(folder, path)));
  }
  return files;
}

/** `import"./a.js"` and `from"./a.js"`, but not `import("./a.js")`, which is fetched later. */
function staticImports(file: string): readonly string[] {
  return matches(readFileSync(file, 'utf8'), /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g);
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? '');
}

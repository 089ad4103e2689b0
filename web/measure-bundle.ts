import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Prints as JSON how much compressed JavaScript the signed-in shell needs before it stands: the entry with
 * everything it imports at once, and the texts and formats of one language. Pages are chunks of their own.
 */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

const limitKb = 350;
const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
if (!entry) throw new Error('The build has no entry: run vite build first');
const language = ['zh-CN/catalogue.ts', 'antd/locale/zh_CN.js', 'dayjs/locale/zh-cn.js'];
const started = Object.keys(manifest).filter((name) => language.some((ending) => name.endsWith(ending)));

const files = [...closureOf([entry, ...started])].map((name) => readFileSync(join(dist, fileOf(name))));
const kilobytes = (compress: (file: Buffer) => Buffer) =>
  Math.round(files.reduce((sum, file) => sum + compress(file).length, 0) / 1000);
const pages = Object.entries(manifest).filter(
  ([name, chunk]) => chunk.isDynamicEntry && name.endsWith('-page.tsx'),
);

const figures = {
  files: files.length,
  gzipKb: kilobytes(gzipSync),
  brotliKb: kilobytes(brotliCompressSync),
  limitKb,
  pageChunks: pages.length,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
if (figures.gzipKb > limitKb) process.exitCode = 1;

function closureOf(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(manifest[name]?.imports ?? []));
  }
  return found;
}

function fileOf(name: string): string {
  const file = manifest[name]?.file;
  if (!file) throw new Error(`The manifest does not know ${name}`);
  return file;
}

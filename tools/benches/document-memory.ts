import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { watchFamily } from '../programs/process-family.ts';
import type { Bench, Meaning } from './bench.ts';

const csvRows = 200_000;
const largeBytes = 100 * 1024 * 1024;
const commands = ['extract', 'pseudo'] as const;
const sentence = 'The weaver passes the shuttle through the warp, 译梭 in hand, and the cloth grows. ';

interface LargeFile {
  readonly extension: string;
  readonly content: () => Generator<string>;
}

const files: readonly LargeFile[] = [
  { extension: 'csv', content: csv },
  { extension: 'tmx', content: tmx },
  { extension: 'xliff', content: xliff },
];

/** How much memory the command line takes for large files. Reads /proc, so on Linux alone. */
export const documentMemory: Bench = {
  name: 'documentMemory',
  meanings: Object.fromEntries(
    files.flatMap(({ extension }) => commands.map((command) => meaningOf(extension, command))),
  ),
  async measure(root) {
    const folder = mkdtempSync(join(tmpdir(), 'transloom-bench-'));
    const figures: Record<string, number> = {};
    for (const { extension, content } of files) {
      const path = join(folder, `large.${extension}`);
      await pipeline(Readable.from(content()), createWriteStream(path));
      for (const command of commands) {
        const out = command === 'pseudo' ? ['--out', join(folder, `out.${extension}`)] : [];
        figures[figureName(extension, command)] = await peakOf(root, [command, path, ...out]);
      }
    }
    rmSync(folder, { recursive: true });
    return figures;
  },
};

function meaningOf(extension: string, command: string): readonly [string, Meaning] {
  const size = extension === 'csv' ? '200,000 rows' : '100 MB';
  const meaning = `Memory of \`transloom ${command}\` of a ${extension} of ${size}`;
  return [figureName(extension, command), { meaning, bound: '< 300' }];
}

function figureName(extension: string, command: string): string {
  return `${extension}${command.charAt(0).toUpperCase()}${command.slice(1)}Mb`;
}

/** Most memory of the command and the launcher before it, in MB. */
async function peakOf(root: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'cli/bin/transloom.mjs'), ...args], { stdio: 'ignore' });
  const watch = watchFamily(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  const { peakMb } = watch.stop();
  if (code !== 0) throw new Error(`transloom ${args.join(' ')} ended with ${code}`);
  return Math.round(peakMb);
}

function* csv(): Generator<string> {
  yield 'key,English,note\n';
  for (let row = 0; row < csvRows; row++) yield `key.${row},"${sentence}${row}",for translators ${row}\n`;
}

function* tmx(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="en" datatype="plaintext"/><body>\n';
  yield* repeated(
    (index) =>
      `<tu tuid="${index}"><tuv xml:lang="en"><seg>${sentence}${index}</seg></tuv>` +
      `<tuv xml:lang="zh"><seg>织工手持译梭 ${index}</seg></tuv></tu>\n`,
  );
  yield '</body></tmx>\n';
}

function* xliff(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">';
  yield '<file original="a.txt" source-language="en" target-language="zh" datatype="plaintext"><body>\n';
  yield* repeated(
    (index) =>
      `<trans-unit id="${index}"><source>${sentence}<g id="1">${index}</g></source>` +
      `<target>织工手持译梭 <g id="1">${index}</g></target></trans-unit>\n`,
  );
  yield '</body></file></xliff>\n';
}

function* repeated(unit: (index: number) => string): Generator<string> {
  for (let index = 0, bytes = 0; bytes < largeBytes; index++) {
    const text = unit(index);
    bytes += Buffer.byteLength(text);
    yield text;
  }
}

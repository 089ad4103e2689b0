import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Bench, Figures } from './bench.ts';

export interface BenchRun {
  readonly benches: readonly Bench[];
  /** Figures by the name of the bench; benches that did not run are absent. */
  readonly figures: Readonly<Record<string, Figures>>;
}

const head = `# Figures

Written by \`npm run bench -- --write\`. A figure that got worse by more than a tenth is looked into before the change
lands.
`;

/** Two cores say what a figure is worth; the name of a machine says nothing to anybody else. */
export function describeMachine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return { node: process.version, processors: cpus().length, gigabytes, system: process.platform };
}

/** Keeps the last figures of benches that did not run. */
export function writeFigures(file: string, run: BenchRun): void {
  writeFileSync(file, figuresPage(readFileSync(file, 'utf8'), run));
}

export function figuresPage(before: string, { benches, figures }: BenchRun): string {
  const { processors, gigabytes, system, node } = describeMachine();
  const rows = benches.flatMap(({ name, meanings }) =>
    Object.entries(meanings).map(([figure, { meaning, bound = '' }]) => {
      const key = `${name}.${figure}`;
      const last = figures[name]?.[figure] ?? lastFigure(before, key);
      return `| \`${key}\` | ${meaning} | ${bound} | ${last} |`;
    }),
  );
  const machine = `Machine: ${processors} cores, ${gigabytes} GB, shared with other work; ${system}, Node ${node}.`;
  const table = ['| Figure | What it is | Bound | Last |', '|---|---|---|---|', ...rows];
  return `${head}\n${machine}\n\n${table.join('\n')}\n`;
}

function lastFigure(page: string, key: string): string {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${key}\` |`));
  return row?.split('|').at(-2)?.trim() ?? '';
}

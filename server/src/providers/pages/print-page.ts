import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePrograms } from './page-programs.ts';
import { PagesError } from './pages-error.ts';
import { runProgram } from './run-program.ts';

export interface Printing {
  readonly programs: PagePrograms;
  /** Removed by whoever made it. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
}

const printTimeoutMs = 180_000;
export const chromiumPackages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

/** A web page as PDF; it reaches no network. @throws {PagesError} */
export async function printPage({ programs, folder, signal }: Printing, html: string): Promise<Uint8Array> {
  const { chromium } = programs;
  if (chromium === undefined) throw new PagesError('missing', 'Chromium', chromiumPackages);
  const [page, output] = [join(folder, 'overlay.html'), join(folder, 'overlay.pdf')];
  await writeFile(page, html);
  const args = [
    '--headless',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--no-pdf-header-footer',
    `--user-data-dir=${join(folder, 'chromium')}`,
    `--print-to-pdf=${output}`,
    // Chromium refuses its sandbox to root; the page is ours, with text alone from outside.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    pathToFileURL(page).href,
  ];
  await runProgram({ program: chromium, args, folder, timeoutMs: printTimeoutMs, signal });
  return readFile(output);
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

export interface Browser {
  readonly executablePath: string;
  /** `system` was found on the machine, `npm` came with the packages. */
  readonly origin: 'system' | 'npm';
  readonly environment: Readonly<Record<string, string>>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The machine's Chromium or Chrome; where there is none, the one that npm installed. */
export async function findBrowser(searchPath?: string): Promise<Browser> {
  return findOnMachine(searchPath) ?? (await unpackBrowser(ownFolder));
}

/**
 * The one that npm installed: the same wherever the journeys walk, and a page costs a third of the processor time it
 * costs in a browser that is made for windows. Where it does not run, the machine's.
 */
export async function findBrowserWithoutWindows(): Promise<Browser> {
  const own = await unpackBrowser(ownFolder).catch(() => undefined);
  if (own !== undefined && starts(own.executablePath, own.environment)) return own;
  const found = findOnMachine();
  if (found === undefined) throw new Error('no Chromium runs here: install one');
  return found;
}

const ownFolder = join(dirname(dirname(import.meta.dirname)), '.cache/chromium');

function findOnMachine(searchPath = process.env['PATH'] ?? ''): Browser | undefined {
  const places = searchPath.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const executablePath = [...places, ...otherPlaces].find(isExecutable);
  return executablePath === undefined ? undefined : { executablePath, origin: 'system', environment: {} };
}

/** The package unpacks into the temporary folder, which others may write to, so it is given another one. */
async function unpackBrowser(folder: string): Promise<Browser> {
  mkdirSync(folder, { recursive: true });
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const executablePath = await chromium.executablePath();
    const fonts = {
      FONTCONFIG_PATH: process.env['FONTCONFIG_PATH'] ?? systemFonts() ?? join(folder, 'fonts'),
    };
    if (starts(executablePath, {})) return { executablePath, origin: 'npm', environment: fonts };
    const libraries = { LD_LIBRARY_PATH: join(await inflate(libraryArchive()), 'lib') };
    return { executablePath, origin: 'npm', environment: { ...fonts, ...libraries } };
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

/** NSS and its friends, for machines that never had a browser. */
function libraryArchive(): string {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  return join(packageFolder, 'bin/al2023.tar.br');
}

function systemFonts(): string | undefined {
  return isReadable('/etc/fonts/fonts.conf') ? '/etc/fonts' : undefined;
}

function starts(executablePath: string, environment: Record<string, string>): boolean {
  const env = { ...process.env, ...environment };
  return spawnSync(executablePath, ['--version'], { stdio: 'ignore', env }).status === 0;
}

function isExecutable(path: string): boolean {
  return allows(path, constants.X_OK);
}

function isReadable(path: string): boolean {
  return allows(path, constants.R_OK);
}

function allows(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

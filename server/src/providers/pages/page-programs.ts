import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of the machine that see what the text of a file does not say; undefined where not installed. */
export interface PagePrograms {
  readonly tesseract?: string | undefined;
  /** Makes pictures of pages. */
  readonly pdftoppm?: string | undefined;
  readonly chromium?: string | undefined;
}

export function findPagePrograms(searchPath = process.env['PATH'] ?? ''): PagePrograms {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const find = (...names: readonly string[]) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  return {
    tesseract: find('tesseract'),
    pdftoppm: find('pdftoppm'),
    chromium: find('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'),
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

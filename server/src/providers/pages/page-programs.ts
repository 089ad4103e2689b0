import { findProgram } from '../../platform/find-program.ts';

/** Programs of the machine that see what the text of a file does not say; undefined where not installed. */
export interface PagePrograms {
  readonly tesseract?: string | undefined;
  /** Makes pictures of pages. */
  readonly pdftoppm?: string | undefined;
  readonly chromium?: string | undefined;
}

export function findPagePrograms(searchPath?: string): PagePrograms {
  return {
    tesseract: findProgram(['tesseract'], searchPath),
    pdftoppm: findProgram(['pdftoppm'], searchPath),
    chromium: findProgram(
      ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
      searchPath,
    ),
  };
}

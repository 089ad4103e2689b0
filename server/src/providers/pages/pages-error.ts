/**
 * missing: a program or the data of a language is not installed; `program` and `packages` say which. too-slow: it took
 * longer than allowed. failed: it could not do it.
 */
type PagesErrorCode = 'missing' | 'too-slow' | 'failed';

export class PagesError extends Error {
  readonly code: PagesErrorCode;
  readonly program: string;
  /** Packages of Debian and Ubuntu that contain the missing program. */
  readonly packages: readonly string[];

  constructor(code: PagesErrorCode, program: string, packages: readonly string[] = []) {
    super(`${code}: ${program} ${packages.join(' ')}`.trim());
    this.name = 'PagesError';
    this.code = code;
    this.program = program;
    this.packages = packages;
  }
}

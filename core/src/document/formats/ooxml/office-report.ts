import type { DocumentWarning, DocumentWarningCode } from '../../document-format.ts';

/** What was left out or simplified on the way through a document. */
export class OfficeReport {
  readonly #counts = new Map<DocumentWarningCode, number>();
  /** While on it, what is read repeats what was counted. */
  silent = false;

  warn(code: DocumentWarningCode, count = 1): void {
    if (count > 0 && !this.silent) this.#counts.set(code, (this.#counts.get(code) ?? 0) + count);
  }

  warnings(): readonly DocumentWarning[] {
    return [...this.#counts].map(([code, count]) => ({ code, count }));
  }
}

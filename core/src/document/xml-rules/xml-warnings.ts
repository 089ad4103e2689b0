import type { DocumentWarning, DocumentWarningCode } from '../document-format.ts';

/** What was left out or simplified, counted on the way through a document. */
export class XmlWarnings {
  readonly #counts = new Map<DocumentWarningCode, number>();

  add(code: DocumentWarningCode, count = 1): void {
    if (count > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + count);
  }

  list(): readonly DocumentWarning[] {
    return [...this.#counts].map(([code, count]) => ({ code, count }));
  }
}

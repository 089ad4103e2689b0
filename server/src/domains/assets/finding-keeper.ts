import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type Finding, insertFindings, insertFound } from './cleanings.store.ts';

/** Stores the findings of a check, numbered within their reason. */
export class FindingKeeper {
  readonly #owner: { readonly organizationId: string; readonly cleaningId: string };
  readonly #places = new Map<string, number>();

  constructor(owner: { readonly organizationId: string; readonly cleaningId: string }) {
    this.#owner = owner;
  }

  async keep(db: Db, findings: readonly (Finding & { readonly reason: string })[]): Promise<void> {
    const placed = findings.map((finding) => {
      const place = (this.#places.get(finding.reason) ?? 0) + 1;
      this.#places.set(finding.reason, place);
      return { ...finding, place };
    });
    await insertFindings(db, this.#owner, placed);
  }

  /**
   * Stores the rows of a query with `entry_id`, `kept_id`, `changed_at` and `sorting`; millions of rows stay in the
   * database.
   */
  async keepAll(db: Db, reason: string, query: RawBuilder<unknown>): Promise<void> {
    await insertFound(db, this.#owner, { reason, query });
  }
}

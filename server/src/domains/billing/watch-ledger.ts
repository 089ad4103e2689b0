import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { defineFigure } from '../../platform/figures/figures.ts';
import type { Services } from '../../platform/services.ts';

export type LedgerDefect = {
  readonly defect: string;
  readonly organizationId: string;
  readonly unit: string;
  readonly ofId: string | null;
  readonly amount: string;
};

const ledgerDefects = defineFigure({
  name: 'ledger_defects_total',
  help: 'What did not add up in the ledger when it was looked at, by kind; anything but 0 is a bug',
  labels: ['defect'],
});

/** What does not add up in the ledger; empty as long as all is well. In a transaction of the system. */
export async function findLedgerDefects(db: Db): Promise<readonly LedgerDefect[]> {
  const { rows } = await sql<LedgerDefect>`
    select defect, organization_id as "organizationId", unit, of_id as "ofId", amount::text as amount
    from ledger_defects limit 100`.execute(db);
  return rows;
}

/** Looks for defects, counts them and writes them to the log. */
export async function watchLedger({ database, figures, log }: Services): Promise<void> {
  const defects = await database.systemTransaction(findLedgerDefects);
  for (const defect of defects) {
    figures.count(ledgerDefects, { defect: defect.defect });
    log.error(defect, 'the ledger does not add up');
  }
}

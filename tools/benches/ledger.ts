import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureQuota } from '@transloom/server/domains/billing/capture-quota';
import { grantQuota } from '@transloom/server/domains/billing/grant-quota';
import { holdQuota, type InLedger } from '@transloom/server/domains/billing/hold-quota';
import { findLedgerDefects } from '@transloom/server/domains/billing/watch-ledger';
import { createPersonalOrganization } from '@transloom/server/domains/organizations/create-organization';
import { createUser } from '@transloom/server/domains/users/create-user';
import type { DatabaseAccess, Db } from '@transloom/server/platform/db/database';
import { migrate } from '@transloom/server/platform/db/migrate';
import { asSystem, openDatabase } from '@transloom/server/platform/db/open-database';
import { startEmbeddedPostgres } from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { silentLog } from '@transloom/server/testing/silent-log';
import { testInstallation } from '@transloom/server/testing/test-installation';
import type { Bench } from './bench.ts';

const jobs = 10_000;
const wallets = 500;
const connections = 32;
/** Characters of a job: what is held of it, and what it takes. */
const [held, taken] = [120, 100];
const now = () => new Date();

/** Jobs that hold characters and take them; the request to take them is sent twice, as after a lost answer. */
export const ledger: Bench = {
  name: 'ledger',
  isLong: true,
  meanings: {
    oneWalletJobsPerSecond: { meaning: `Jobs a second of ${jobs} on one wallet, ${connections} at once` },
    manyWalletsJobsPerSecond: { meaning: `The same on ${wallets} wallets` },
    wrongUnits: { meaning: 'Characters that were taken too often, or not at all', bound: '= 0' },
    defects: { meaning: 'What does not add up in the ledger afterwards', bound: '= 0' },
  },
  async measure() {
    const dataDir = mkdtempSync(join(tmpdir(), 'transloom-bench-'));
    const server = await startEmbeddedPostgres({ dataDir, durable: true });
    await migrate(server.url);
    const database = openDatabase({ url: server.url, connections, log: silentLog });
    try {
      const [one, ...many] = await makeOwners(database, wallets + 1);
      if (one === undefined) throw new Error('nobody owns a wallet');
      const oneWallet = await jobsPerSecond(database, [one]);
      const manyWallets = await jobsPerSecond(database, many);
      const used = await database.systemTransaction(usedCharacters);
      return {
        oneWalletJobsPerSecond: oneWallet,
        manyWalletsJobsPerSecond: manyWallets,
        wrongUnits: Math.abs(used - 2 * jobs * taken),
        defects: (await database.systemTransaction(findLedgerDefects)).length,
      };
    } finally {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

interface Owner {
  readonly userId: string;
  readonly organizationId: string;
}

/** People with a wallet that is large enough for all jobs. */
function makeOwners(database: DatabaseAccess, count: number): Promise<readonly Owner[]> {
  const expiresAt = new Date(now().getTime() + 86_400_000);
  return database.systemTransaction(async (db) => {
    const owners: Owner[] = [];
    for (let index = 0; index < count; index++) {
      const target = `139${String(index).padStart(8, '0')}`;
      const user = await createUser(db, { target, passwordHash: null }, now());
      const { organizationId } = await createPersonalOrganization(db, user, now());
      const lot = { organizationId, unit: 'characters', source: 'hand', amount: jobs * held } as const;
      await grantQuota(db, { ...lot, grantKey: randomUUID(), expiresAt }, now());
      owners.push({ userId: user.userId, organizationId });
    }
    return owners;
  });
}

async function jobsPerSecond(database: DatabaseAccess, owners: readonly Owner[]): Promise<number> {
  const started = performance.now();
  let next = 0;
  const work = async () => {
    while (next < jobs) {
      const owner = owners[next++ % owners.length];
      if (owner !== undefined) await job(database, owner);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return Math.round(jobs / ((performance.now() - started) / 1_000));
}

async function job(database: DatabaseAccess, owner: Owner): Promise<void> {
  const as = <Result>(step: (context: InLedger) => Promise<Result>) =>
    database.organizationTransaction(owner, (db) => step(contextOf(db, owner)));
  const charges = (amount: number) => [{ unit: 'characters', amount }] as const;
  const hold = await as((context) => holdQuota(context, { module: 'api', charges: charges(held) }));
  if (hold.status === 'refused') throw new Error(`refused: ${hold.by}`);
  const capture = { holdId: hold.holdId, step: 'all', amounts: charges(taken) };
  await as((context) => captureQuota(context, capture));
  await as((context) => captureQuota(context, capture));
}

function contextOf(db: Db, owner: Owner): InLedger {
  const actor = { ...owner, role: 'SUPER_ADMIN', permissions: new Set<never>() } as const;
  const installation = { ...testInstallation, billing: true };
  return { db, actor, now, installation, asSystem: (work) => asSystem(db, work) };
}

async function usedCharacters(db: Db): Promise<number> {
  const { used } = await db
    .selectFrom('quotaUse')
    .select(({ fn }) => fn.sum<string>('characters').as('used'))
    .executeTakeFirstOrThrow();
  return Number(used);
}

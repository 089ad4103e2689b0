import type { OutputOf } from '@transloom/contracts/endpoint';
import { healthChecks, type operatorHealthApi } from '@transloom/contracts/operator-health';
import type { LongRequestContext } from '../../../platform/context.ts';
import { selectProcesses } from '../../../platform/installation/process-store.ts';
import { checkDatabase, checkDisk, checkFiles, checkQueue, checkWorkers } from './check-machine.ts';
import { checkAddress, checkEngines, checkMail, checkPrograms, checkSms } from './check-services.ts';
import { silentMs } from './silent-ms.ts';
import { bad, type Check } from './verdict.ts';

const checks: Readonly<Record<(typeof healthChecks)[number], Check>> = {
  database: checkDatabase,
  files: checkFiles,
  disk: checkDisk,
  workers: checkWorkers,
  queue: checkQueue,
  mail: checkMail,
  sms: checkSms,
  engines: checkEngines,
  programs: checkPrograms,
  address: checkAddress,
};

/** Looks at everything at once. What fails is a finding, never an error. */
export async function health(
  context: LongRequestContext,
): Promise<OutputOf<typeof operatorHealthApi.health>> {
  const findings = await Promise.all(
    healthChecks.map(async (check) => ({ check, ...(await checks[check](context).catch(failed)) })),
  );
  const since = new Date(context.now().getTime() - silentMs);
  const processes = await context.transact(({ asSystem }) => asSystem((db) => selectProcesses(db, since)));
  return {
    version: context.installation.version,
    findings,
    processes: processes.map(({ processId: _, startedAt, seenAt, ...process }) => ({
      ...process,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  };
}

function failed(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return bad(code === '' && error instanceof Error ? error.message : code);
}

import type { Sweep } from '../../platform/queue/sweep.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

export const accountDataSweeps: readonly Sweep[] = [
  { name: 'account-data.deletions', everySeconds: 60 * 60, sweep: deleteDueAccounts },
];

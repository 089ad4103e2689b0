import { plans } from '@transloom/contracts/plans';
import { type AccountType, accountTypes } from '@transloom/contracts/roles';

const changed = /^([\w-]+)=(\d{1,7}|none)$/;

/** Whether a text such as `personal=20` or `pro=none` changes a limit of the table. */
export function isStorageLimit(text: string): boolean {
  const plan = changed.exec(text)?.[1];
  return accountTypes.some((known) => known === plan);
}

/** The table of gigabytes by plan, with the changes of the operator. */
export function storageLimitsWith(changes: readonly string[]): Readonly<Record<AccountType, number | null>> {
  const read = changes.map((text) => changed.exec(text));
  const entries = read.map((match) => [match?.[1], match?.[2] === 'none' ? null : Number(match?.[2])]);
  const byPlan = accountTypes.map((plan) => [plan, plans[plan].limits.storageGigabytes]);
  return Object.fromEntries([...byPlan, ...entries]);
}

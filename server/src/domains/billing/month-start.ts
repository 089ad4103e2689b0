/** Budgets run by calendar months, in UTC, so that everybody sees the same one. */
export function monthStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

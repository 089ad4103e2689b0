/** Budgets run by calendar months, in UTC, so that everybody sees the same one. */
export function monthStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** The month as caps look at it. */
export function monthOf(now: Date): { readonly since: Date; readonly now: Date } {
  return { since: monthStart(now), now };
}

export function dayStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

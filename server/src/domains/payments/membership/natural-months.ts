/** The calendar that memberships run by; China has no summer time. */
const offsetMs = 8 * 3_600_000;

/**
 * The same day so many natural months later, by the calendar of China; the last day of the month where it has no such
 * day (P9.8).
 */
export function addNaturalMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + offsetMs);
  const day = local.getUTCDate();
  const moved = new Date(local);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return new Date(moved.getTime() - offsetMs);
}

/** The start of a day, such as `2026-11-28`, in China. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** The day in China of an instant, such as `2026-11-28`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);
}

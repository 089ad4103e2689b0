export const periods = ['day', 'week', 'month'] as const;
type Period = (typeof periods)[number];

const days: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 30 };

/** The beginning of a period that ends now, to the hour, so that the same question is asked again; ISO 8601. */
export function sinceOf(period: Period | undefined, now = new Date()): string | undefined {
  if (period === undefined) return undefined;
  const hourMs = 3_600_000;
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  return new Date(hour - days[period] * 24 * hourMs).toISOString();
}

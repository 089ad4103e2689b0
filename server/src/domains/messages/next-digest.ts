/** The hour of the day, on the clock of the reader, at which digests go out. */
const digestHour = 8;
const monday = 1;
const dayMs = 86_400_000;

/** When a digest that begins to be collected now goes out: the next 8 o'clock, for `weekly` that of a Monday. */
export function nextDigest(now: Date, rhythm: 'daily' | 'weekly', timeZone: string): Date {
  const today = localDay(now, timeZone);
  const days = Array.from({ length: 8 }, (_, ahead) => new Date(today.getTime() + ahead * dayMs));
  const due = days
    .filter((day) => rhythm === 'daily' || day.getUTCDay() === monday)
    .map((day) => instantOf(new Date(day.getTime() + digestHour * 3_600_000), timeZone))
    .find((instant) => instant > now);
  return due ?? new Date(now.getTime() + dayMs);
}

/** Midnight of the local day, written as if it were in UTC. */
function localDay(instant: Date, timeZone: string): Date {
  return new Date(Math.floor(localTime(instant, timeZone) / dayMs) * dayMs);
}

/** The moment at which clocks of the zone show a time, which is written as if it were in UTC. */
function instantOf(shown: Date, timeZone: string): Date {
  const first = shown.getTime() - offset(shown, timeZone);
  return new Date(shown.getTime() - offset(new Date(first), timeZone));
}

function offset(instant: Date, timeZone: string): number {
  return localTime(instant, timeZone) - instant.getTime();
}

/** What clocks of the zone show, as milliseconds as if it were in UTC. */
function localTime(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const whole = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return whole + instant.getUTCMilliseconds();
}

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now(): Date;
  advance(milliseconds: number): void;
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export function testClock(start = new Date('2030-01-01T08:00:00Z')): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

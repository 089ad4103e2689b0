/** Long work in steps, so that whoever runs it can tell how far it is and stop it: yields the share done, 0 to 1. */
export type Steps<Result> = Generator<number, Result>;

/** Steps as a part, `from` to `to`, of larger work. */
export function* shareOf<Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield from + value * (to - from);
  }
}

interface Bounds {
  /** Pieces of work that run at once. */
  readonly atOnce: number;
  /** Pieces that wait for their turn; the next is refused. */
  readonly waiting: number;
  refuse(): Error;
}

/** Runs work in the order it came, so many at once; refuses when too much is waiting. */
export function boundedWork({ atOnce, waiting, refuse }: Bounds) {
  let running = 0;
  const queue: (() => void)[] = [];

  const takeTurn = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    await new Promise<void>((resolve) => queue.push(resolve)); // the turn is handed over, still counted as running
  };
  const giveTurn = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await takeTurn();
    try {
      return await work();
    } finally {
      giveTurn();
    }
  };
}

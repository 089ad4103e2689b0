import { timers } from '@transloom/contracts/limits';

/** Milliseconds until the next poll; never where nothing is under way, and seldom while the live line is up. */
export function pollWhile(underWay: boolean | undefined, live: boolean): number | false {
  return underWay ? timers.preprocessPollMs * (live ? seldomFactor : 1) : false;
}

const seldomFactor = 5;

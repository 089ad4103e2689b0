import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** The holder of a turn renews it at this interval. */
const beatMs = 5_000;
/** A process that has said nothing for so long is gone. */
const goneMs = 60_000;
const pauseMs = 200;

/**
 * Does work in a folder that several processes may write to, one of them at a time; `turn` is the file that says whose turn
 * it is, beside what is written. Whoever was killed holds its turn for a minute. `waited`: somebody else worked there before.
 * @throws what `work` throws; the reason of the signal
 */
export async function fetchInTurn(
  turn: string,
  signal: AbortSignal,
  work: (waited: boolean) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  let waited = false;
  while (!(await takeTurn(turn, holder))) {
    waited = true;
    await pause(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  const beat = setInterval(() => void sayAlive(turn), beatMs);
  try {
    await work(waited);
  } finally {
    clearInterval(beat);
    if ((await readFile(turn, 'utf8').catch(() => '')) === holder) await rm(turn, { force: true });
  }
}

async function takeTurn(turn: string, holder: string): Promise<boolean> {
  try {
    await writeFile(turn, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (await isGone(turn)) await endTurn(turn, `${turn}.${holder}`);
  return false;
}

async function isGone(turn: string): Promise<boolean> {
  const held = await stat(turn).catch(() => undefined);
  return held !== undefined && Date.now() - held.mtimeMs > goneMs;
}

/** Ends the turn of a process that is gone. If another process has already taken it over, that one keeps it. */
async function endTurn(turn: string, aside: string): Promise<void> {
  try {
    await rename(turn, aside);
  } catch {
    return; // somebody else was faster
  }
  if (!(await isGone(aside))) await link(aside, turn).catch(() => undefined);
  await rm(aside, { force: true });
}

async function sayAlive(turn: string): Promise<void> {
  const now = new Date();
  await utimes(turn, now, now).catch(() => undefined);
}

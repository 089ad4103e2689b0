import { setTimeout as wait } from 'node:timers/promises';
import { checkHistory, type Verdict } from '@transloom/server/testing/faults/check-history';
import type { History, Save } from '@transloom/server/testing/faults/evidence';
import { Client } from 'pg';
import { type Fault, faults } from './faults.ts';
import type { Installation } from './installation.ts';
import { unfoundFaults } from './plant-faults.ts';
import { readKept } from './read-kept.ts';
import { type LoadSize, startLoad } from './start-load.ts';

export interface Campaign extends LoadSize {
  /** Load without faults before the first and after each. */
  readonly quietMs: number;
  /** Faults go on for so long; each happens at least once. */
  readonly faultsMs: number;
  readonly say: (line: string) => void;
}

/** For whoever waits for it: faults for so many minutes. */
export function byHand(minutes: number, say: Campaign['say']): Campaign {
  const load = { people: 6, segmentsEach: 20, workPauseMs: 2_000 };
  return { ...load, quietMs: 5_000, faultsMs: minutes * 60_000, say };
}

/** Each fault once. */
export function short(say: Campaign['say']): Campaign {
  return { people: 3, segmentsEach: 20, workPauseMs: 1_000, quietMs: 1_500, faultsMs: 0, say };
}

export interface CampaignReport extends Verdict {
  readonly kills: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Longest time from the end of a fault until as many saves as there are writers were acknowledged, by fault. */
  readonly slowestSavedSeconds: Readonly<Record<string, number>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly skipped: readonly string[];
  readonly seconds: number;
}

/** Runs writers and work against an installation while faults happen, and checks their acknowledgements. */
export async function runCampaign(installation: Installation, campaign: Campaign): Promise<CampaignReport> {
  const started = performance.now();
  await installation.ready();
  const client = await systemClient(installation.databaseUrl);
  const load = await startLoad(installation.address, campaign);
  await wait(campaign.quietMs);
  await provePlanted(client, load.history);
  campaign.say('The checker found all planted faults.');
  await client.end();
  const happened = await letFaultsHappen(installation, campaign, load.history);
  await load.stop();
  const after = await systemClient(installation.databaseUrl);
  await untilWorkIsDone(after, load.history);
  const verdict = checkHistory(load.history, await readKept(after, load.history));
  await after.end();
  return {
    ...verdict,
    ...happened,
    refusals: Object.fromEntries(load.refusals.counts),
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

async function systemClient(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined); // a query that runs fails with it
  await client.connect();
  await client.query('set role transloom_system');
  return client;
}

async function provePlanted(client: Client, { saves, jobs }: History): Promise<void> {
  // Writers go on meanwhile, so the checker looks at what was acknowledged until now.
  const until: History = { saves: [...saves], jobs: jobs.slice(0, 1) };
  await untilWorkIsDone(client, until);
  const unfound = await unfoundFaults(client, until);
  if (unfound.length > 0) throw new Error(`the checker does not find: ${unfound.join(', ')}`);
}

async function letFaultsHappen(installation: Installation, campaign: Campaign, { saves }: History) {
  const { quietMs, faultsMs, say } = campaign;
  const counts: Record<string, number> = {};
  const slowest: Record<string, number> = {};
  const possible = faults.filter(({ name }) => name !== 'disk full' || installation.disk !== undefined);
  const end = performance.now() + faultsMs;
  const isOver = () => performance.now() > end && possible.every(({ name }) => counts[name]);
  for (let turn = 0; !isOver(); turn++) {
    const fault = possible[turn % possible.length] as Fault;
    await fault.happen(installation);
    const seconds = await untilSaved(saves, 2 * campaign.people);
    counts[fault.name] = (counts[fault.name] ?? 0) + 1;
    slowest[fault.name] = Math.max(slowest[fault.name] ?? 0, seconds);
    say(`${fault.name}: saved again after ${seconds} s`);
    await wait(quietMs);
  }
  const kills = Object.entries(counts).reduce((sum, [name, count]) => sum + killsOf(name) * count, 0);
  const skipped = faults.filter((fault) => !possible.includes(fault)).map(({ name }) => name);
  return { kills, faults: counts, slowestSavedSeconds: slowest, skipped };
}

function killsOf(name: string): number {
  if (!name.endsWith('killed')) return 0;
  return name.startsWith('all') ? 3 : 1;
}

const patienceMs = 240_000;

/** Waits until so many saves more are acknowledged, and gives the seconds. @throws after a while without */
async function untilSaved(saves: readonly Save[], more: number): Promise<number> {
  const started = performance.now();
  const before = saves.length;
  const acknowledged = () => saves.slice(before).filter(({ outcome }) => outcome === 'saved').length;
  while (acknowledged() < more) {
    if (performance.now() - started > patienceMs) throw new Error('nothing is saved any more');
    await wait(20);
  }
  return Math.round((performance.now() - started) / 100) / 10;
}

/** Waits until nothing is in a queue any more. Work of a killed worker is taken up by the next after a while. */
async function untilWorkIsDone(client: Client, history: History): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const { half } = checkHistory(history, await readKept(client, { saves: [], jobs: history.jobs }));
    if (half === 0) return;
    await wait(500);
  }
}

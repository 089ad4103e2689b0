import { memoriesApi } from '@transloom/contracts/memories';
import {
  type MemoryCleaning,
  type MemoryCleaningReason,
  memoryCleaningsApi,
} from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { SegmentContext } from '@transloom/core/memory/rate/source-in-context';
import { beforeAll, vi } from 'vitest';
import { addEntries } from '../domains/memories/changes/add-entries.ts';
import type { EntryToAdd } from '../domains/memories/entries/new-entry.ts';
import { memoriesJobs } from '../domains/memories/memories.jobs.ts';
import { memoriesRoutes } from '../domains/memories/memories.routes.ts';
import { callAs } from './call-as.ts';
import { type Member, type PeopleServer, peopleServer } from './people-server.ts';
import type { TestUser } from './test-user.ts';

export interface EntryDraft extends Partial<Pick<EntryToAdd, 'layer' | 'context' | 'changedAt'>> {
  readonly source: string;
  readonly target: string;
}

/** A context that differs from others by the source before. */
export const contextBehind = (previous: string): SegmentContext => ({ previous, next: null });

/** For tests: a server whose jobs run, and memories on it that are looked through and cleaned. */
export async function cleaningWorld() {
  const server = await peopleServer({ routes: memoriesRoutes, jobs: memoriesJobs });
  beforeAll(async () => void (await server.work()));
  return { server, world: (drafts: readonly EntryDraft[] = []) => memoryToClean(server, drafts) };
}

const day = (date: number) => new Date(Date.UTC(2031, 0, date));

async function memoryToClean(server: PeopleServer, drafts: readonly EntryDraft[]) {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const { data } = await callAs(server, user, memoriesApi.createMemory, {
    name: 'House',
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
  });
  const { memoryId, directions } = data;
  const directionId = String(directions[0]?.directionId);
  const add = (more: readonly EntryDraft[]) => addTo(server, { member, directionId }, more);
  await add(drafts);
  const list = async () => {
    const { data: page } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
    return page.records.map(({ targetMarkup }) => targetMarkup).sort();
  };
  const settled = (cleaningId: string) => settledCleaning(server, user, { memoryId, cleaningId });
  const check = async (options: object = {}) => {
    const started = await callAs(server, user, memoryCleaningsApi.startCheck, {
      assetId: memoryId,
      ...options,
    });
    return settled(started.data.cleaningId);
  };
  const clean = async (cleaningId: string, reasons: MemoryCleaningReason[]) => {
    await callAs(server, user, memoryCleaningsApi.startCleaning, { assetId: memoryId, cleaningId, reasons });
    return settled(cleaningId);
  };
  const findings = async (cleaningId: string, reason: MemoryCleaningReason) =>
    (await callAs(server, user, memoryCleaningsApi.listFindings, { assetId: memoryId, cleaningId, reason }))
      .data;
  return { member, user, memoryId, directionId, add, list, check, clean, findings, settled };
}

const timeout = 20_000;

async function settledCleaning(
  server: PeopleServer,
  user: TestUser,
  { memoryId, cleaningId }: { readonly memoryId: string; readonly cleaningId: string },
): Promise<MemoryCleaning> {
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, memoryCleaningsApi.listCleanings, { assetId: memoryId });
      const found = data.find((one) => one.cleaningId === cleaningId);
      if (found === undefined || found.finishedAt === null) throw new Error('it is still under way');
      return found;
    },
    { timeout },
  );
}

async function addTo(
  server: PeopleServer,
  { member, directionId }: { readonly member: Member; readonly directionId: string },
  drafts: readonly EntryDraft[],
): Promise<void> {
  const actor = { ...member, permissions: new Set<never>() };
  await server.database.organizationTransaction(member, (db) =>
    addEntries(
      { db, actor, now: server.clock.now },
      directionId,
      drafts.map(({ source, target, ...rest }, index) => ({
        layer: 'approved' as const,
        origin: 'human' as const,
        createdAt: day(index + 1),
        changedAt: day(index + 1),
        ...rest,
        source: fromMarkup(source),
        target: fromMarkup(target),
      })),
    ),
  );
}

/** How many entries have which reasons, by these. */
export const reasonsOf = ({
  found,
}: {
  readonly found: readonly { readonly reasons: readonly string[]; readonly entries: number }[];
}) => Object.fromEntries(found.map(({ reasons, entries }) => [reasons.join('+'), entries]));

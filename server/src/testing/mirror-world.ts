import { randomUUID } from 'node:crypto';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { memoriesApi } from '@transloom/contracts/memories';
import { afterAll } from 'vitest';
import { jobs, routes, streamRoutes } from '../domains.ts';
import { callAs } from './call-as.ts';
import type { FindId } from './example-input.ts';
import { startFakeOpenAi } from './fake-engines/fake-openai.ts';
import { openFakeIssuer } from './fake-issuer.ts';
import { fillArchive } from './mirror-things/fill-archive.ts';
import { fillCustomEngine, fillTrainer } from './mirror-things/fill-custom-engine.ts';
import { fillEditor } from './mirror-things/fill-editor.ts';
import { fillFeedback } from './mirror-things/fill-feedback.ts';
import { fillFiles } from './mirror-things/fill-files.ts';
import { fillMemory } from './mirror-things/fill-memory.ts';
import { fillPayments } from './mirror-things/fill-payments.ts';
import { fillMessages, rename, sessionOf } from './mirror-things/fill-people.ts';
import { fillProject } from './mirror-things/fill-project.ts';
import { fillQuotes } from './mirror-things/fill-quotes.ts';
import { fillRates } from './mirror-things/fill-rates.ts';
import { fillSettings } from './mirror-things/fill-settings.ts';
import { fillTasks } from './mirror-things/fill-tasks.ts';
import { fillTeam } from './mirror-things/fill-team.ts';
import { fillTerms } from './mirror-things/fill-terms.ts';
import { fillToken } from './mirror-things/fill-token.ts';
import { fillWork } from './mirror-things/fill-work.ts';
import { type Member, type PeopleServer, peopleServer } from './people-server.ts';
import { connectFake } from './project-world.ts';
import type { TestServerOptions, TestUser } from './test-server.ts';

/** An organisation with something of everything there is, and who runs it. */
export interface Organization {
  readonly user: TestUser;
  readonly member: Member;
  /** The id of its thing that a field of this name means. */
  readonly findId: FindId;
}

/** A word in every text the second organisation has, and nowhere else. */
export const canary = 'kanarienvogel';

/** Two organisations with the same things in them, on the whole product. Call it outside of tests and hooks. */
export async function mirrorWorld(options: Partial<TestServerOptions> = {}) {
  const server = await peopleServer({ routes, streamRoutes, jobs, ...options });
  await server.work();
  const { baseUrl: engineUrl } = await startFakeOpenAi();
  const { issuer, close } = await openFakeIssuer('text', 'text');
  afterAll(close);
  const own = await fill(server, { engineUrl, issuer, word: 'sparrow' });
  const foreign = await fill(server, { engineUrl, issuer, word: canary });
  return { server, own, foreign };
}

interface Filling {
  readonly engineUrl: string;
  /** Address of a sign-in service. */
  readonly issuer: string;
  readonly word: string;
}

async function fill(server: PeopleServer, { engineUrl, issuer, word }: Filling): Promise<Organization> {
  const member = await server.addMember('SUPER_ADMIN');
  await rename(server, member, word);
  const user = await server.signIn(member);
  const connectionId = await connectFake(server, user, engineUrl);
  const ids = { ...(await fillProject(server, user, word)), ...(await fillFiles(server, user, word)) };
  const { data: memory } = await callAs(server, user, memoriesApi.createMemory, {
    name: `Memory ${word}`,
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
  });
  const { memoryId } = memory;
  const memoryIds = {
    memoryId,
    preferredMemoryId: memoryId,
    ...(await fillMemory(server, user, memoryId, word)),
  };
  const terms = await fillTerms(server, user, { member, word });
  const customEngine = await fillCustomEngine(server, user, word);
  const task = await fillTasks(server, user, ids.projectId, word);
  const editor = await fillEditor(server, user, { ...ids, word });
  const archive = await fillArchive(server, user, {
    projectId: ids.projectId,
    url: `${engineUrl}/${word}`,
  });
  const quote = await fillQuotes(server, user, { projectId: ids.projectId, word });
  const trainerId = await fillTrainer(server, user, word);
  const settingIds = await fillSettings(server, user, word);
  const schemeId = await fillRates(server, user, word);
  const messageId = await fillMessages(server, user, word);
  const feedbackId = await fillFeedback(server, user, word);
  const { data: settings } = await callAs(server, user, engineConnectionsApi.listConnections, {});
  await callAs(server, user, engineConnectionsApi.changeConnection, {
    connectionId,
    vendor: 'openai-compatible',
    name: `Engine ${word}`,
    settings: settings[0]?.settings ?? {},
  });
  const known: Readonly<Record<string, string>> = {
    ...ids,
    subjectId: ids.projectId,
    ...task,
    ...editor,
    ...quote,
    ...archive,
    connectionId,
    engineKey: connectionId,
    messageId,
    id: messageId,
    ...memoryIds,
    ...terms,
    ...customEngine,
    ...settingIds,
    trainerId,
    schemeId,
    feedbackId,
    ...(await fillTeam(server, user, word)),
    ...(await fillPayments(server, member, word)),
    organizationId: member.organizationId,
    userId: member.userId,
    creatorId: member.userId,
    ownerId: member.userId,
    memberId: member.userId,
    heirId: member.userId,
    sessionId: await sessionOf(server, user),
    tokenId: await fillToken(server, user, word),
    noticeId: randomUUID(),
    issuer,
  };
  // An operation is named by who sends it; it belongs to nobody.
  const findKnown: FindId = (name) => (name === 'operationId' ? randomUUID() : known[name]);
  const works = await fillWork(server, user, { word, findId: findKnown });
  return { user, member, findId: (name) => works[name] ?? findKnown(name) };
}

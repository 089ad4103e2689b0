import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { afterEach, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { faultWorld, kill } from '../../testing/faults/fault-world.ts';
import { readHistory } from '../../testing/faults/read-history.ts';
import { createProjectAs, settledProject } from '../../testing/project-world.ts';

const { url } = await createTestDatabase();
const { product, engine, database, addPerson, startWorker } = await faultWorld({ databaseUrl: url });

afterEach(engine.heal);

type Person = Awaited<ReturnType<typeof addPerson>>;

/** Sentences each of which the engine is asked for. */
const sentences = (count: number, topic: string) =>
  Array.from({ length: count }, (_, index) => `The ${topic} number ${index} is ${randomUUID()}.`);

async function startDocument({ user, engineKey }: Person, lines: readonly string[]) {
  const files = [{ name: 'long.txt', content: lines.join('\n\n') }];
  const { projectId } = await createProjectAs(product, user, { files, engineKey });
  const { data } = await callAs(product, user, projectsApi.project, { projectId });
  return { projectId, documentId: String(data.documents[0]?.documentId) };
}

async function translatedCount(documentId: string): Promise<number> {
  const { segments } = await readHistory(database, documentId);
  return segments.filter(({ target }) => target !== '').length;
}

/** However busy the machine is: a worker that starts has much to load. */
const reaches = (documentId: string, count: number, timeout = 90_000) =>
  vi.waitFor(async () => expect(await translatedCount(documentId)).toBeGreaterThanOrEqual(count), {
    timeout,
    interval: 200,
  });

/** How often the engine was asked for each text about the topics, of those it was asked for at all. */
function timesAsked(...topics: readonly string[]): readonly number[] {
  const asked = engine.requests.flatMap(({ path, body }) =>
    path.endsWith('/chat/completions') ? textsAsked(body) : [],
  );
  const about = asked.filter((text) => topics.some((topic) => text.startsWith(`${topic} number`)));
  return [...Map.groupBy(about, (text) => text).values()].map((times) => times.length);
}

/** Its neighbors are told as context, but not asked for; nor is a text that is to be summed up. */
function textsAsked(body: string): readonly string[] {
  const { messages } = JSON.parse(body) as { messages: readonly { content: string }[] };
  const { segments = [] } = JSON.parse(messages.at(-1)?.content ?? '') as {
    segments?: readonly { text: string }[];
  };
  return segments.flatMap(({ text }) => text.match(/\w+ number \d+ is [0-9a-f-]{36}/g) ?? []);
}

test('the translation of a killed worker goes on within a minute, nothing twice and nothing lost', async () => {
  const [owner, other] = [await addPerson(), await addPerson()];
  engine.fail('slow');
  const first = startWorker();
  // What is confirmed is in the memory at once, so it is like nothing else here.
  const lines = [...sentences(1999, 'shuttle'), 'Somebody types this by hand!'];
  const { projectId, documentId } = await startDocument(owner, lines);
  const cancelled = await startDocument(other, sentences(500, 'loom'));
  await reaches(documentId, 200);
  await reaches(cancelled.documentId, 50);

  const { segments } = await readHistory(database, documentId);
  const typed = segments.at(-1);
  const [saved] = (
    await callAs(product, owner.user, workbenchApi.saveSegments, {
      documentId,
      changes: [
        {
          segmentId: String(typed?.segmentId),
          baseVersion: Number(typed?.version),
          operationId: randomUUID(),
          target: 'De una persona.',
          confirmed: true,
        },
      ],
    })
  ).data;
  expect(saved?.outcome).toBe('saved');
  await kill(first);
  await callAs(product, other.user, documentsApi.cancelDocument, { documentId: cancelled.documentId });
  const [atKill, cancelledAt] = [
    await translatedCount(documentId),
    await translatedCount(cancelled.documentId),
  ];
  expect(atKill).toBeLessThan(2000);

  startWorker();
  await reaches(documentId, atKill + 1, 60_000);
  const project = await settledProject(product, owner.user, projectId, { timeout: 120_000 });
  expect(project.documents[0]).toMatchObject({
    status: 'ready',
    fromEngine: 1999,
    confirmedCount: 1,
    engineFailures: 0,
  });
  const after = await readHistory(database, documentId);
  expect(after.revisions).toHaveLength(2000);
  expect(new Set(after.revisions.map(({ segmentId }) => segmentId)).size).toBe(2000);
  expect(after.segments.at(-1)).toMatchObject({
    target: 'De una persona.',
    confirmed: true,
    origin: 'person',
  });
  // What the killed one had asked for and not kept: four requests of twenty.
  expect(timesAsked('shuttle', 'loom').filter((times) => times > 1).length).toBeLessThanOrEqual(2 * 80);

  const { data } = await callAs(product, other.user, projectsApi.project, { projectId: cancelled.projectId });
  expect(data.documents[0]).toMatchObject({ status: 'cancelled', fromEngine: cancelledAt });
}, 360_000);

test('two workers on one database share the work and do none of it twice', async () => {
  startWorker();
  startWorker();
  const people = [await addPerson(), await addPerson(), await addPerson()];
  const started = [];
  for (const person of people)
    for (const topic of ['warp', 'weft'])
      started.push({ person, ...(await startDocument(person, sentences(150, topic))) });
  for (const { person, projectId } of started) {
    const { documents } = await settledProject(product, person.user, projectId, { timeout: 120_000 });
    expect(documents[0]).toMatchObject({ status: 'ready', fromEngine: 150, engineFailures: 0 });
  }
  for (const { documentId } of started)
    expect((await readHistory(database, documentId)).revisions).toHaveLength(150);
  expect(timesAsked('warp', 'weft')).toEqual(Array(900).fill(1));
}, 240_000);

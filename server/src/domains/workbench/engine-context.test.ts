import { randomUUID } from 'node:crypto';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';
import { manager } from '../../testing/project-world.ts';

const { server, engine, user, engineKey, translated, untranslated } = await documentsWorld();

let documentId: string;

const text = [
  'Safety of the boiler',
  'Open the valve slowly.',
  'Wait for 45 minutes.',
  'Open the valve.',
].join('\n');

beforeAll(async () => {
  const project = await untranslated([{ name: 'boiler.txt', content: text }]);
  documentId = String(project.documents[0]?.documentId);
  const term = { documentId, source: 'valve', target: 'válvula' };
  expect((await callAs(server, user, workbenchApi.addTerm, term)).http).toBe(200);
});

beforeEach(() => engine.heal());

async function segments() {
  return (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;
}

async function translate(number: number) {
  const segmentId = String((await segments())[number - 1]?.segmentId);
  return callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
}

async function confirm(number: number, target: string) {
  const { segmentId = '', version = 0 } = (await segments())[number - 1] ?? {};
  const wish = { segmentId, baseVersion: version, operationId: randomUUID(), target, confirmed: true };
  await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [wish] });
}

function lastPayload() {
  const { messages } = JSON.parse(engine.requests.at(-1)?.body ?? '{}');
  return JSON.parse(messages.at(-1).content);
}

async function used() {
  const usage = await server.database.systemTransaction((db) =>
    db.selectFrom('quotaUse').select(['module', 'characters', 'userId']).orderBy('usedAt').execute(),
  );
  const holds = await server.database.systemTransaction((db) =>
    db.selectFrom('quotaHold').selectAll().where('endedAt', 'is', null).execute(),
  );
  return { usage: usage.map(({ module, characters }) => [module, characters]), holds: holds.length };
}

describe('an engine asked from the editor', () => {
  test('gets the document, the neighbors, the terms found and translations of similar texts', async () => {
    await confirm(1, 'Seguridad de la caldera');
    await confirm(4, 'Abra la válvula.');
    const { data } = await translate(2);
    expect(lastPayload()).toEqual({
      from: 'en',
      to: 'es',
      terms: [{ source: 'valve', target: 'válvula' }],
      examples: [{ source: 'Open the valve.', target: 'Abra la válvula.' }],
      context: {
        document: 'boiler.txt',
        summary: 'Safety of the boiler / Open the valve slowly. / Wait for 45 minutes. / Open the valve.',
        before: [{ source: 'Safety of the boiler', target: 'Seguridad de la caldera' }],
        after: ['Wait for 45 minutes.', 'Open the valve.'],
      },
      segments: [
        expect.objectContaining({
          text: 'Open the valve slowly.',
          mistakes: ['"valve" must be translated as "válvula".'],
        }),
      ],
    });
    // The fake writes capitals, so the term is wrong twice, and said to be.
    expect(data.faults).toEqual([{ kind: 'term', source: 'valve', targets: ['válvula'] }]);
  });

  test('is not asked for what it answered before, until something changes', async () => {
    const asked = () => engine.requests.length;
    await translate(3);
    const before = asked();
    expect((await translate(3)).data).toMatchObject({ target: 'WAIT FOR 45 MINUTES.', engine: 'Fake model' });
    expect(asked()).toBe(before);
    await confirm(2, 'Abra despacio la válvula.');
    await translate(3);
    expect(asked()).toBe(before + 1);
  });

  test('is accounted by the characters it translated, and for what is not translated nothing', async () => {
    const before = await used();
    await confirm(2, 'Abra muy despacio la válvula.');
    await translate(3);
    const after = await used();
    expect(after.usage.slice(before.usage.length)).toEqual([['workbench', 'Wait for 45 minutes.'.length]]);
    await confirm(2, 'Abra la válvula despacio.');
    engine.fail('unauthorized');
    expect((await translate(3)).code).toBe('engine.auth');
    expect(await used()).toEqual({ usage: after.usage, holds: 0 });
  });

  test('another organisation has neither the answers nor the terms', async () => {
    const stranger = await manager(server);
    const rows = await server.database.organizationTransaction(
      { userId: stranger.member.userId, organizationId: stranger.member.organizationId },
      async (db) => [
        await db.selectFrom('engineAnswer').selectAll().execute(),
        await db.selectFrom('quotaUse').selectAll().execute(),
        await db.selectFrom('quotaHold').selectAll().where('endedAt', 'is', null).execute(),
      ],
    );
    expect(rows).toEqual([[], [], []]);
    const known = await server.database.systemTransaction((db) =>
      db.selectFrom('engineAnswer').selectAll().execute(),
    );
    expect(known.length).toBeGreaterThan(0);
  });
});

test('pre-translation gets the context of each batch, and repeats are asked once', async () => {
  const lines = [
    'Title of it',
    ...Array.from({ length: 24 }, (_, i) => `Step ${i + 1} of many.`),
    'Step 1 of many.',
  ];
  const from = engine.requests.length;
  const project = await translated([{ name: 'steps.txt', content: lines.join('\n') }]);
  expect(project.documents[0]).toMatchObject({ fromEngine: 26, engineFailures: 0 });
  const payloads = engine.requests.slice(from).map(({ body }) => {
    const { messages } = JSON.parse(body);
    return JSON.parse(messages.at(-1).content);
  });
  // Batches are asked at the same time and may arrive in any order.
  payloads.sort((a, b) => b.segments.length - a.segments.length);
  expect(payloads.map(({ segments: asked }) => asked.length)).toEqual([20, 5]);
  expect(payloads[0].context.after).toEqual(['Step 20 of many.', 'Step 21 of many.']);
  const before = payloads[1].context.before.map(({ source }: { source: string }) => source);
  expect(before).toEqual(['Step 17 of many.', 'Step 18 of many.', 'Step 19 of many.']);
});

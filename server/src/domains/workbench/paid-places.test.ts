import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuotaModule } from '@transloom/contracts/billing';
import { comparisonsApi } from '@transloom/contracts/comparisons';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { translationsApi } from '@transloom/contracts/translations';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../testing/documents-world.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../testing/fake-engines/fake-openai.ts';

const { server, engine, user, engineKey, translated } = await documentsWorld();
const direction = { sourceLanguage: 'en', targetLanguage: 'es' };
const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };

/** A document that its engine has not translated. */
async function untouched(name: string) {
  const content = `Part of ${name}.\nAnother part of ${name}.`;
  engine.fail('server-error');
  const project = await translated([{ name: `${name}.txt`, content }], { engineKey });
  engine.heal();
  const documentId = String(project.documents[0]?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  return { documentId, segments: data.segments };
}

async function pretranslate(content: string, more = {}): Promise<string> {
  const project = await translated([{ name: 'made.txt', content }], more);
  return String(project.documents[0]?.documentId);
}

/** Each gives the id of what it was done for, or null for nothing that is kept. */
const places: Readonly<Record<string, readonly [QuotaModule, () => Promise<string | null>]>> = {
  'pre-translation': ['pretranslation', () => pretranslate('Translated before.')],
  'the summary of a long document': ['summary', () => pretranslate(numberedSentences(120))],
  'scores of translations': [
    'score',
    () => pretranslate('Scored after.', { settings: { autoScore: { enabled: true, threshold: 80 } } }),
  ],
  'a segment of the editor': [
    'workbench',
    async () => {
      const { documentId, segments } = await untouched('one');
      const segmentId = String(segments[0]?.segmentId);
      await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
      return documentId;
    },
  ],
  'empty segments that are confirmed': [
    'workbench',
    async () => {
      const { documentId } = await untouched('two');
      await callAs(server, user, segmentWorkApi.confirmSegments, { documentId, engineKey });
      return documentId;
    },
  ],
  'a text of the API': [
    'api',
    async () => {
      await callAs(server, user, translationsApi.translate, {
        engineKey,
        ...direction,
        texts: ['By a call'],
      });
      return null;
    },
  ],
  'a comparison of engines': [
    'comparison',
    async () => {
      await callAs(server, user, comparisonsApi.compareEngine, { engineKey, ...direction, text: 'Compared' });
      return null;
    },
  ],
  'the test of a saved engine': [
    'trial',
    async () => {
      const wish = { connectionId: engineKey, vendor: 'openai-compatible', name: 'Fake model', settings };
      await callAs(server, user, engineConnectionsApi.testConnection, wish);
      return engineKey;
    },
  ],
};

function usesSince(since: readonly string[]) {
  return server.database.systemTransaction((db) =>
    db
      .selectFrom('quotaUse')
      .selectAll()
      .where('organizationId', '=', user.organizationId)
      .$if(since.length > 0, (query) => query.where('id', 'not in', since))
      .execute(),
  );
}

// D3.59: whose, with which role, in which module, for what.
test.each(Object.entries(places))('%s is a use with member, role, module and thing', async (_, place) => {
  const [module, run] = place;
  const before = (await usesSince([])).map(({ id }) => id);
  const objectId = await run();
  const uses = (await usesSince(before)).filter((use) => use.module === module);
  expect(uses.length).toBeGreaterThan(0);
  for (const use of uses) {
    expect(use).toMatchObject({ userId: user.userId, role: expect.stringMatching(/^[A-Z_]+$/), objectId });
    expect(Number(use.characters)).toBeGreaterThan(0);
    // The month of an engine is not used up by looking whether it works.
    expect(use.engineKey).toBe(module === 'trial' ? null : engineKey);
  }
});

test('nobody hands a text to an engine that is not accounted', () => {
  const domains = join(import.meta.dirname, '..');
  const asking = readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, code: readFileSync(join(domains, name), 'utf8') }))
    .filter(({ code }) => /\b(translateSegments|draftPairs)\(/.test(code));
  expect(asking.length).toBeGreaterThan(2);
  const unaccounted = asking.filter(({ code }) => !/\b(limitedEngine|accountedTrial)\(/.test(code));
  // The estimate counts what would be asked, and asks nobody.
  expect(unaccounted.map(({ name }) => name)).toEqual(['engines/use/estimate-texts.ts']);
});

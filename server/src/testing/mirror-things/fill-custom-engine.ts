import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { vi } from 'vitest';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';
import { uploadAs } from '../upload-as.ts';

export async function fillCustomEngine(server: PeopleServer, user: TestUser, word: string) {
  const content = `en,es\n${[1, 2, 3].map((n) => `The ${word} of ${n} trees,El ${word} de ${n} árboles`).join('\n')}\n`;
  const { data: uploaded } = await uploadAs(server, user, 'memory', [{ name: `${word}.csv`, content }]);
  const { data: made } = await callAs(server, user, customEnginesApi.createCustomEngine, {
    kind: 'quick',
    name: word.slice(0, 10),
    tags: ['general'],
    description: word,
    baseEngine: null,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    fileIds: uploaded.files.map(({ fileId }) => fileId),
  });
  const { customEngineId } = made;
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, customEnginesApi.listPairs, { customEngineId });
      const detail = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
      const [pair, file] = [data.records[0], detail.data.files[0]];
      if (pair === undefined || file === undefined || detail.data.corpus === null)
        throw new Error('the corpus is not read');
      return { customEngineId, pairId: pair.pairId, corpusId: file.corpusId };
    },
    { timeout: 20_000 },
  );
}

/** One that nobody can reach. */
export async function fillTrainer(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  const { data } = await callAs(server, user, engineTrainersApi.addTrainer, {
    vendor: 'transloom-trainer',
    name: `Trainer ${word}`,
    settings: { baseUrl: 'http://127.0.0.1:9', apiKey: `${word}-secret-key` },
  });
  return data.trainerId;
}

import { expect, test } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { documentsWorld, numberedSentences } from '../../testing/documents-world.ts';
import { findDocument } from './documents.store.ts';
import { engineProgress } from './engine-progress.ts';
import { fillByEngine } from './fill-by-engine.ts';
import { keepFills } from './segments/keep-fills.ts';
import { findUntranslated } from './segments/segment-fills.store.ts';

const { server, engineKey, user, translated } = await documentsWorld();

test('of a document that is translated in steps the progress goes on where the last step ended', async () => {
  const content = numberedSentences(6);
  const { documents } = await translated([{ name: 'steps.txt', content }], { engineKey: null });
  const documentId = String(documents[0]?.documentId);
  const context = actAs(server.services).longContext(user);
  const reached: number[] = [];
  const job = {
    ...context,
    jobId: documentId,
    signal: new AbortController().signal,
    progress: async (done: number) => void reached.push(done),
  };
  const document = await context.transact(({ db }) => findDocument(db, documentId));
  if (document === undefined) throw new Error('the document is gone');
  await context.transact(({ db }) =>
    db
      .updateTable('segment')
      .set({ target: 'Ya está', origin: 'person' })
      .where('documentId', '=', documentId)
      .where('number', '=', 2)
      .execute(),
  );
  let last = 0;
  for (const ended of [3, 5, 6]) {
    const step = await context.transact(({ db }) => findUntranslated(db, documentId, last, 2));
    const onAnswered = await engineProgress(job, document, step);
    await fillByEngine(job, { document, engineKey, keep: keepFills, onAnswered }, step);
    expect(reached.at(-1)).toBe(ended);
    last = step.at(-1)?.number ?? 0;
  }
});

import { AppError, failureOf } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { summarizeText } from '../../engines/translating/summarize-text.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { contentExcerpt, fewestCharacters } from './content-excerpt.ts';
import { contentKeyOf } from './content-key.ts';
import { findContentSummary, saveContentSummary } from './content-summary.store.ts';

const timeoutMs = 60_000;

/**
 * Lets the engine that is to translate a document say what it is about, once for what the document says. Where it fails the
 * document is translated without, and says why.
 */
export async function makeContentSummary(
  job: JobContext,
  document: DocumentRecord,
  engineKey: string,
): Promise<void> {
  if (document.characterCount < fewestCharacters) return;
  const { id: documentId, organizationId } = document;
  const { text, known } = await job.transact(async (context) => ({
    text: await contentExcerpt(context, document),
    known: await findContentSummary(context.db, documentId),
  }));
  const contentKey = contentKeyOf(engineKey, text);
  if (known !== undefined && known.summary !== null && contentKey.equals(known.contentKey)) return;
  const made = { organizationId, documentId, contentKey };
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const written = await summarizeText(job, { engineKey, documentId, text, signal });
    if (written === undefined) return;
    const { summary, engine, version: engineVersion } = written;
    const kept = { ...made, summary, failure: null, engine, engineVersion };
    await job.transact(({ db, now }) => saveContentSummary(db, { ...kept, madeAt: now() }));
  } catch (error) {
    job.signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    const failure = failureOf(error);
    const engine = String(failure.params['engine'] ?? '');
    const kept = { ...made, summary: null, failure, engine, engineVersion: '' };
    await job.transact(({ db, now }) => saveContentSummary(db, { ...kept, madeAt: now() }));
  }
}

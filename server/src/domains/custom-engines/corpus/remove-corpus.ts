import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { forgetUpload } from '../../files/uploaded-content.ts';
import { customEngineDetail } from '../custom-engine-detail.ts';
import { updateCustomEngine } from '../custom-engines.store.ts';
import { requireIdleEngine } from '../require-custom-engine.ts';
import { deleteCorpus, deletePairsOf, findCorpora } from './engine-corpus.store.ts';
import { startPreparing } from './start-corpus.ts';

/** @throws {AppError} resource.not-found, custom-engine.busy */
export async function removeCorpus(
  context: Context,
  { customEngineId, corpusId }: InputOf<typeof customEnginesApi.removeCorpus>,
): Promise<CustomEngineDetail> {
  await requireIdleEngine(context, customEngineId);
  const corpora = await findCorpora(context.db, customEngineId);
  const corpus = corpora.find(({ id }) => id === corpusId);
  if (corpus === undefined) throw new AppError('resource.not-found');
  if (corpus.fileId !== null) await forgetUpload(context, corpus.fileId);
  await deletePairsOf(context.db, corpusId);
  await deleteCorpus(context.db, corpusId);
  if (corpora.length > 1) await startPreparing(context, customEngineId);
  else {
    const changedAt = context.now();
    await updateCustomEngine(context.db, customEngineId, { corpus: null, cleaningFailure: null, changedAt });
  }
  return customEngineDetail(context, { customEngineId });
}

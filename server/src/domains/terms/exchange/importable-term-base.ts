import { guessedTermLayout } from '@transloom/core/terms/exchange/term-columns';
import { nothingLeft } from '../../../platform/queue/last-write.ts';
import { defineImportJobs, type ImportableAsset } from '../../assets/imports/importable-asset.ts';
import { forgetSteps } from '../../assets/imports/kept-step.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { removeImported, removeSomeImported } from '../entries/remove-concepts.ts';
import { requireTermBase, requireWritable } from '../require-term-base.ts';
import { freeWriter, takeWriter } from '../term-base-turns.store.ts';
import { importTermFile } from './import-term-file.ts';
import { showImported } from './show-imported.ts';

/** How files are imported into a term base: completely or not at all. */
export const importableTermBase: ImportableAsset = {
  purpose: 'term',
  jobs: defineImportJobs({
    store: 'terms.import-terms',
    whenRepeated: 'Takes out what an earlier run added and reads the file again from its start.',
    takeBack: 'terms.take-back-import',
  }),
  requireSeen: requireTermBase,
  requireWritable,
  takeTurn: takeWriter,
  endTurn: freeWriter,
  guessLayout: guessedTermLayout,
  store: importTermFile,
  finish: (context, { assetId: termBaseId, importId }) => showImported(context, { termBaseId, importId }),
  async abandon(context, { assetId: termBaseId, importId }) {
    await removeImported(context, { termBaseId, importId });
    await forgetSteps(context, importId);
  },
  async takeBack(job, { assetId: termBaseId, importId }) {
    const step = () => job.transact((context) => removeSomeImported(context, { termBaseId, importId }));
    while ((await step()) > 0) job.signal.throwIfAborted();
    return nothingLeft;
  },
  announce: ({ assetId: termBaseId }, actor) => announceTermBase({ termBaseId }, actor),
};

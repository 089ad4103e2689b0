import { type TermFinding, termCleaningReasonSchema } from '@transloom/contracts/term-cleanings';
import { type CleanableAsset, defineCleaningJob } from '../../assets/cleanable-asset.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { restoreConcepts } from '../entries/restore-concepts.ts';
import { requireTermBase, requireWritable } from '../require-term-base.ts';
import { freeWriter, holdWriter, takeWriter } from '../term-base-turns.store.ts';
import { checkConcepts } from './check-concepts.ts';
import { removeFound } from './remove-found.ts';
import { termFindings } from './term-findings.ts';

/** How a term base is checked and cleaned. */
export const cleanableTermBase: CleanableAsset<TermFinding> = {
  job: defineCleaningJob('terms.clean-term-base'),
  reasons: termCleaningReasonSchema.options,
  requireSeen: requireTermBase,
  requireWritable,
  showFindings: termFindings,
  takeTurn: takeWriter,
  holdTurn: holdWriter,
  endTurn: freeWriter,
  check: checkConcepts,
  remove: removeFound,
  restore: (context, { assetId: termBaseId, cleaningId: cleanId }) =>
    restoreConcepts(context, { termBaseId, cleanId }),
  // Sizes are counted, and indexes learn of each change by its revision.
  finish: async () => undefined,
  announce: ({ assetId: termBaseId }, actor) => announceTermBase({ termBaseId }, actor),
};

import { alignmentApi } from '@transloom/contracts/alignment';
import { type Route, route } from '../../../platform/http/route.ts';
import { alignAgain } from './align-again.ts';
import { alignment } from './alignment.ts';
import { detectLanguages } from './detect-languages.ts';
import { editPairs, redoEdit, undoEdit } from './pairs/edit-pairs.ts';
import { listPairs, pendingPairs } from './pairs/list-pairs.ts';
import { saveToMemory } from './pairs/save-to-memory.ts';

export const alignmentRoutes: readonly Route[] = [
  ...alignment.routes,
  route(alignmentApi.detectLanguages, detectLanguages),
  route(alignmentApi.alignAgain, alignAgain),
  route(alignmentApi.listPairs, listPairs),
  route(alignmentApi.pendingPairs, pendingPairs),
  route(alignmentApi.editPairs, editPairs),
  route(alignmentApi.undoEdit, undoEdit),
  route(alignmentApi.redoEdit, redoEdit),
  route(alignmentApi.saveToMemory, saveToMemory),
];

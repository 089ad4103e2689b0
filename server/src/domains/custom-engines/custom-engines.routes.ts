import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { type HookRoute, type Route, route } from '../../platform/http/route.ts';
import { changeCustomEngine } from './change-custom-engine.ts';
import { addCorpus } from './corpus/add-corpus.ts';
import { decidePairs } from './corpus/decide-pairs.ts';
import { listPairs } from './corpus/list-pairs.ts';
import { removeCorpus } from './corpus/remove-corpus.ts';
import { createCustomEngine } from './create-custom-engine.ts';
import { customEngineDetail } from './custom-engine-detail.ts';
import { estimateTraining } from './deep/estimate-training.ts';
import { resumeTraining } from './deep/resume-training.ts';
import { stopTraining } from './deep/stop-training.ts';
import { takeTrainingReport } from './deep/take-training-report.ts';
import { deleteCustomEngine } from './delete-custom-engine.ts';
import { listCustomEngines } from './list-custom-engines.ts';
import { joinEngine } from './sharing/join-engine.ts';
import { leaveEngine } from './sharing/leave-engine.ts';
import { shareEngine, sharing, stopSharing } from './sharing/share-engine.ts';
import { sharedEngine } from './sharing/shared-engine.ts';
import { chooseVersion } from './versions/choose-version.ts';
import { compareVersion } from './versions/compare-version.ts';
import { trainCustomEngine } from './versions/train-custom-engine.ts';

export const customEnginesRoutes: readonly Route[] = [
  route(customEnginesApi.listCustomEngines, listCustomEngines),
  route(customEnginesApi.createCustomEngine, createCustomEngine),
  route(customEnginesApi.customEngine, customEngineDetail),
  route(customEnginesApi.changeCustomEngine, changeCustomEngine),
  route(customEnginesApi.deleteCustomEngine, deleteCustomEngine),
  route(customEnginesApi.addCorpus, addCorpus),
  route(customEnginesApi.removeCorpus, removeCorpus),
  route(customEnginesApi.listPairs, listPairs),
  route(customEnginesApi.decidePairs, decidePairs),
  route(customEnginesApi.trainCustomEngine, trainCustomEngine),
  route(customEnginesApi.estimateTraining, estimateTraining),
  route(customEnginesApi.stopTraining, stopTraining),
  route(customEnginesApi.resumeTraining, resumeTraining),
  route(customEnginesApi.chooseVersion, chooseVersion),
  route(customEnginesApi.compareVersion, compareVersion),
  route(customEnginesApi.sharing, sharing),
  route(customEnginesApi.shareEngine, shareEngine),
  route(customEnginesApi.stopSharing, stopSharing),
  route(customEnginesApi.sharedEngine, sharedEngine),
  route(customEnginesApi.joinEngine, joinEngine),
  route(customEnginesApi.leaveEngine, leaveEngine),
];

export const customEnginesHookRoutes: readonly HookRoute[] = [
  { path: '/api/mt/trainers/{trainerId}/reports', take: takeTrainingReport },
];

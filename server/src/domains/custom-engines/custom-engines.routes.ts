import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { type HookRoute, type Route, route } from '../../platform/http/route.ts';
import { addCorpus } from './add-corpus.ts';
import { changeCustomEngine } from './change-custom-engine.ts';
import { chooseVersion } from './choose-version.ts';
import { compareVersion } from './compare-version.ts';
import { createCustomEngine } from './create-custom-engine.ts';
import { customEngineDetail } from './custom-engine-detail.ts';
import { decidePairs } from './decide-pairs.ts';
import { estimateTraining } from './deep/estimate-training.ts';
import { resumeTraining } from './deep/resume-training.ts';
import { stopTraining } from './deep/stop-training.ts';
import { takeTrainingReport } from './deep/take-training-report.ts';
import { deleteCustomEngine } from './delete-custom-engine.ts';
import { listCustomEngines } from './list-custom-engines.ts';
import { listPairs } from './list-pairs.ts';
import { removeCorpus } from './remove-corpus.ts';
import { joinEngine } from './sharing/join-engine.ts';
import { leaveEngine } from './sharing/leave-engine.ts';
import { shareEngine, sharing, stopSharing } from './sharing/share-engine.ts';
import { sharedEngine } from './sharing/shared-engine.ts';
import { trainCustomEngine } from './train-custom-engine.ts';

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

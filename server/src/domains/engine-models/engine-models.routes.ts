import { engineModelsApi } from '@transloom/contracts/engine-models';
import { type Route, route } from '../../platform/http/route.ts';
import { findHubModel } from './find-hub-model.ts';
import { listModels } from './list-models.ts';
import { listOfferedModels } from './list-offered-models.ts';
import { modelDownloads } from './model-downloads.ts';
import { askForModel, pairModel } from './pair-model.ts';
import { removeHubModel } from './remove-hub-model.ts';
import { removeModel } from './remove-model.ts';

export const engineModelsRoutes: readonly Route[] = [
  route(engineModelsApi.engineModels, listModels),
  route(engineModelsApi.offeredModels, listOfferedModels),
  route(engineModelsApi.pairModel, pairModel),
  route(engineModelsApi.askForModel, askForModel),
  route(engineModelsApi.findHubModel, findHubModel),
  route(engineModelsApi.removeHubModel, removeHubModel),
  route(engineModelsApi.removeModel, removeModel),
  ...modelDownloads.routes,
];

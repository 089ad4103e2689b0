import { engineModelsApi } from '@transloom/contracts/engine-models';
import { type Route, route } from '../../platform/http/route.ts';
import { fetchModel } from './fetch-model.ts';
import { listModels } from './list-models.ts';
import { listOfferedModels } from './list-offered-models.ts';
import { removeModel } from './remove-model.ts';
import { stopFetchingModel } from './stop-fetching-model.ts';

export const engineModelsRoutes: readonly Route[] = [
  route(engineModelsApi.engineModels, listModels),
  route(engineModelsApi.offeredModels, listOfferedModels),
  route(engineModelsApi.fetchModel, fetchModel),
  route(engineModelsApi.stopFetchingModel, stopFetchingModel),
  route(engineModelsApi.removeModel, removeModel),
];

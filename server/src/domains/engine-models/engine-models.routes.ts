import { engineModelsApi } from '@transloom/contracts/engine-models';
import { type Route, route } from '../../platform/http/route.ts';
import { discardFetchedModel } from './discard-fetched-model.ts';
import { fetchHubModel } from './fetch-hub-model.ts';
import { fetchModel } from './fetch-model.ts';
import { findHubModel } from './find-hub-model.ts';
import { listModels } from './list-models.ts';
import { listOfferedModels } from './list-offered-models.ts';
import { removeHubModel } from './remove-hub-model.ts';
import { removeModel } from './remove-model.ts';
import { resumeFetchingModel } from './resume-fetching-model.ts';
import { stopFetchingModel } from './stop-fetching-model.ts';

export const engineModelsRoutes: readonly Route[] = [
  route(engineModelsApi.engineModels, listModels),
  route(engineModelsApi.offeredModels, listOfferedModels),
  route(engineModelsApi.fetchModel, fetchModel),
  route(engineModelsApi.findHubModel, findHubModel),
  route(engineModelsApi.fetchHubModel, fetchHubModel),
  route(engineModelsApi.removeHubModel, removeHubModel),
  route(engineModelsApi.stopFetchingModel, stopFetchingModel),
  route(engineModelsApi.resumeFetchingModel, resumeFetchingModel),
  route(engineModelsApi.discardFetchedModel, discardFetchedModel),
  route(engineModelsApi.removeModel, removeModel),
];

import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { engineUseApi } from '@transloom/contracts/engine-use';
import { enginesApi } from '@transloom/contracts/engines';
import { translationsApi } from '@transloom/contracts/translations';
import { route } from '../../platform/http/route.ts';
import { listCatalogue } from './catalogue/list-catalogue.ts';
import { enginesForPair, listEngines } from './catalogue/list-engines.ts';
import { listVendors } from './catalogue/list-vendors.ts';
import { addConnection } from './connections/add-connection.ts';
import { changeConnection } from './connections/change-connection.ts';
import { listConnections } from './connections/list-connections.ts';
import { listModels } from './connections/list-models.ts';
import { removeConnection } from './connections/remove-connection.ts';
import { testConnection } from './connections/test-connection.ts';
import { testProvidedEngine } from './connections/test-provided-engine.ts';
import { changeEnginePolicy, enginePolicy } from './engine-policy.ts';
import { translateGivenTexts } from './translating/translate-given-texts.ts';
import { readEngineUse } from './use/read-engine-use.ts';

export const enginesRoutes = [
  route(enginesApi.listEngines, listEngines),
  route(enginesApi.enginesForPair, enginesForPair),
  route(enginesApi.listCatalogue, listCatalogue),
  route(enginesApi.listVendors, listVendors),
  route(engineConnectionsApi.listConnections, listConnections),
  route(engineConnectionsApi.addConnection, addConnection),
  route(engineConnectionsApi.changeConnection, changeConnection),
  route(engineConnectionsApi.removeConnection, removeConnection),
  route(engineConnectionsApi.testConnection, testConnection),
  route(engineConnectionsApi.listModels, listModels),
  route(engineConnectionsApi.testProvidedEngine, testProvidedEngine),
  route(engineConnectionsApi.enginePolicy, enginePolicy),
  route(engineConnectionsApi.changeEnginePolicy, changeEnginePolicy),
  route(engineUseApi.engineUse, readEngineUse),
  route(translationsApi.translate, translateGivenTexts),
];

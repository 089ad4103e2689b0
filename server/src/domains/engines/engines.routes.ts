import { enginesApi } from '@transloom/contracts/engines';
import { route } from '../../platform/http/route.ts';
import { addConnection } from './add-connection.ts';
import { changeConnection } from './change-connection.ts';
import { changeEnginePolicy, enginePolicy } from './engine-policy.ts';
import { listCatalogue } from './list-catalogue.ts';
import { listConnections } from './list-connections.ts';
import { enginesForPair, listEngines } from './list-engines.ts';
import { listVendors } from './list-vendors.ts';
import { readEngineUse } from './read-engine-use.ts';
import { removeConnection } from './remove-connection.ts';
import { testConnection } from './test-connection.ts';
import { testProvidedEngine } from './test-provided-engine.ts';
import { translateGivenTexts } from './translate-given-texts.ts';

export const enginesRoutes = [
  route(enginesApi.listEngines, listEngines),
  route(enginesApi.enginesForPair, enginesForPair),
  route(enginesApi.listCatalogue, listCatalogue),
  route(enginesApi.listVendors, listVendors),
  route(enginesApi.listConnections, listConnections),
  route(enginesApi.addConnection, addConnection),
  route(enginesApi.changeConnection, changeConnection),
  route(enginesApi.removeConnection, removeConnection),
  route(enginesApi.testConnection, testConnection),
  route(enginesApi.testProvidedEngine, testProvidedEngine),
  route(enginesApi.enginePolicy, enginePolicy),
  route(enginesApi.changeEnginePolicy, changeEnginePolicy),
  route(enginesApi.engineUse, readEngineUse),
  route(enginesApi.translate, translateGivenTexts),
];

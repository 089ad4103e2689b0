import { enginesApi } from '@transloom/contracts/engines';
import { route } from '../../platform/http/route.ts';
import {
  addConnection,
  changeConnection,
  listConnections,
  listVendors,
  removeConnection,
  testConnection,
} from './connections.ts';
import { enginesForPair, listEngines } from './list-engines.ts';

export const enginesRoutes = [
  route(enginesApi.listEngines, listEngines),
  route(enginesApi.enginesForPair, enginesForPair),
  route(enginesApi.listVendors, listVendors),
  route(enginesApi.listConnections, listConnections),
  route(enginesApi.addConnection, addConnection),
  route(enginesApi.changeConnection, changeConnection),
  route(enginesApi.removeConnection, removeConnection),
  route(enginesApi.testConnection, testConnection),
];

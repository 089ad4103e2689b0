import { memoriesApi } from '@transloom/contracts/memories';
import { type Route, route } from '../../platform/http/route.ts';
import { createMemory } from './create-memory.ts';
import { listMemories } from './list-memories.ts';

export const memoriesRoutes: readonly Route[] = [
  route(memoriesApi.listMemories, listMemories),
  route(memoriesApi.createMemory, createMemory),
];

import type { Sweep } from '../../platform/queue/sweep.ts';
import { listNewWords } from './list-words.ts';
import { renewSearchKeys } from './renew-search-keys.ts';

export const memoriesSweeps: readonly Sweep[] = [
  { name: 'memories.old-search-keys', everySeconds: 30, sweep: renewSearchKeys },
  { name: 'memories.list-words', everySeconds: 30, sweep: listNewWords },
];

import type { Sweep } from '../../platform/queue/sweep.ts';
import { renewSearchKeys } from './blocks/renew-search-keys.ts';
import { listNewWords } from './concordance/list-words.ts';
import { askToIndex } from './merging/ask-to-index.ts';

export const memoriesSweeps: readonly Sweep[] = [
  { name: 'memories.old-search-keys', everySeconds: 30, sweep: renewSearchKeys },
  { name: 'memories.left-entries', everySeconds: 30, sweep: askToIndex },
  { name: 'memories.list-words', everySeconds: 30, sweep: listNewWords },
];

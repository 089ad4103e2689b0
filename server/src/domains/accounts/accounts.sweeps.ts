import type { Sweep } from '../../platform/queue/sweep.ts';
import { lookUpUnionIds } from './wechat/look-up-union-ids.ts';

export const accountsSweeps: readonly Sweep[] = [
  { name: 'accounts.wechat-union-ids', everySeconds: 60, sweep: lookUpUnionIds },
];

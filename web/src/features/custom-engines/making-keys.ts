import type { PermissionKey } from '@transloom/contracts/permissions';

/** Whoever holds one of them makes and changes custom engines. */
export const makingKeys: readonly PermissionKey[] = [
  'engine:engineCreateRouter',
  'engine:engineQuickCreateRouter',
];

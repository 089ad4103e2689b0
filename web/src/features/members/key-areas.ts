import { grantableKeys } from '@transloom/contracts/own-roles';
import type { OrganizationKey } from '@transloom/contracts/permissions';

export type GrantableKey = (typeof grantableKeys)[number];

export const keyAreas = [
  'engine',
  'project',
  'task',
  'segment',
  'asset',
  'tools',
  'people',
  'account',
] as const;
export type KeyArea = (typeof keyAreas)[number];

const areaOfPart: Readonly<Record<string, KeyArea>> = {
  engine: 'engine',
  project: 'project',
  template: 'project',
  qa: 'project',
  styleGuide: 'project',
  tasks: 'task',
  task: 'task',
  rate: 'task',
  priceScheme: 'task',
  segment: 'segment',
  memory: 'asset',
  term: 'asset',
  tools: 'tools',
  team: 'people',
  member: 'people',
  application: 'people',
  role: 'people',
};

/** The part of the product that a key belongs to. */
function areaOf(key: OrganizationKey): KeyArea {
  return areaOfPart[key.split(':')[0] ?? ''] ?? 'account';
}

/** The keys of each area that a role an organization makes may hold. */
export const keysOfAreas: readonly { readonly area: KeyArea; readonly keys: readonly GrantableKey[] }[] =
  keyAreas.map((area) => ({ area, keys: grantableKeys.filter((key) => areaOf(key) === area) }));

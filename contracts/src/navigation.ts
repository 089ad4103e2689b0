import type { PermissionKey } from './permissions.ts';

/** The sections of the left navigation, in its order (P2.52). Each is the first segment of the addresses below it. */
export const sectionKeys = ['engine', 'project', 'task', 'asset', 'tools', 'agent', 'team'] as const;
export type SectionKey = (typeof sectionKeys)[number];

interface Section {
  readonly path: string;
  /** None: everybody sees it (P2.53). */
  readonly permission?: PermissionKey;
}

export const navigationSections: Readonly<Record<SectionKey, Section>> = {
  engine: { permission: 'engine', path: '/engine/config' },
  project: { permission: 'project', path: '/project/index' },
  task: { permission: 'tasks', path: '/task/list/index' },
  asset: { permission: 'memory', path: '/asset/memory/index' },
  tools: { permission: 'tools', path: '/tools' },
  agent: { path: '/agent/gptTranslate/index' },
  team: { permission: 'team', path: '/team/index' },
};

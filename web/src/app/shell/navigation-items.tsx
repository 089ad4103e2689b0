import {
  AppstoreOutlined,
  BookOutlined,
  CheckSquareOutlined,
  ExperimentOutlined,
  FolderOutlined,
  MessageOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { navigationSections, type SectionKey, sectionKeys } from '@transloom/contracts/navigation';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';

export interface NavigationItem {
  /** First segment of the addresses below it. */
  readonly segment: SectionKey;
  readonly label: Extract<ParseKeys<'shell'>, `navigation.${string}`>;
  readonly permission?: PermissionKey;
  readonly path: string;
  /** Users of the operator see another page. */
  readonly internalPath?: string;
  readonly icon: ReactNode;
}

const icons: Readonly<Record<SectionKey, ReactNode>> = {
  engine: <ExperimentOutlined />,
  project: <FolderOutlined />,
  task: <CheckSquareOutlined />,
  asset: <BookOutlined />,
  tools: <AppstoreOutlined />,
  agent: <MessageOutlined />,
  team: <TeamOutlined />,
};

/** The left navigation, top to bottom. */
export const navigationItems: readonly NavigationItem[] = sectionKeys.map((segment) => ({
  ...navigationSections[segment],
  segment,
  label: `navigation.${segment}`,
  icon: icons[segment],
  ...(segment === 'team' && { internalPath: '/team/index-inside' }),
}));

export function segmentOf(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

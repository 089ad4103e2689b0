import {
  AppstoreOutlined,
  BookOutlined,
  CheckSquareOutlined,
  ExperimentOutlined,
  FolderOutlined,
  MessageOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';

export interface NavigationItem {
  /** First segment of the addresses below it. */
  readonly segment: string;
  readonly label: Extract<ParseKeys<'shell'>, `navigation.${string}`>;
  readonly permission?: PermissionKey;
  readonly path: string;
  /** Users of the operator see another page. */
  readonly internalPath?: string;
  readonly icon: ReactNode;
}

/** The left navigation, top to bottom. */
export const navigationItems: readonly NavigationItem[] = [
  {
    segment: 'engine',
    label: 'navigation.engine',
    permission: 'engine',
    path: '/engine/config',
    icon: <ExperimentOutlined />,
  },
  {
    segment: 'project',
    label: 'navigation.project',
    permission: 'project',
    path: '/project/index',
    icon: <FolderOutlined />,
  },
  {
    segment: 'task',
    label: 'navigation.task',
    permission: 'tasks',
    path: '/task/list/index',
    icon: <CheckSquareOutlined />,
  },
  {
    segment: 'asset',
    label: 'navigation.asset',
    permission: 'memory',
    path: '/asset/memory/index',
    icon: <BookOutlined />,
  },
  {
    segment: 'tools',
    label: 'navigation.tools',
    permission: 'tools',
    path: '/tools',
    icon: <AppstoreOutlined />,
  },
  {
    segment: 'agent',
    label: 'navigation.agent',
    path: '/agent/gptTranslate/index',
    icon: <MessageOutlined />,
  },
  {
    segment: 'team',
    label: 'navigation.team',
    permission: 'team',
    path: '/team/index',
    internalPath: '/team/index-inside',
    icon: <TeamOutlined />,
  },
];

export function segmentOf(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

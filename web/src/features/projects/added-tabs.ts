import type { PermissionKey } from '@transloom/contracts/permissions';
import { createContext, type ReactNode } from 'react';
import type { TitleKey } from '../../screens/screen-texts.ts';
import type { OpenProject } from './projects.queries.ts';

/** A tab of a project's page that a feature above the projects brings. */
export interface AddedTab {
  /** As the address names it. */
  readonly key: string;
  readonly title: TitleKey;
  readonly permission: PermissionKey;
  /** The tab of the project that it follows; the files where it names none. */
  readonly after?: 'analysis';
  readonly content: (project: OpenProject) => ReactNode;
}

export const AddedTabs = createContext<readonly AddedTab[]>([]);

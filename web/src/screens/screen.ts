import type { RouteComponent } from '@tanstack/react-router';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { AccountType } from '@transloom/contracts/roles';
import type { ParseKeys } from 'i18next';

export type TitleKey = Extract<ParseKeys<'shell'>, `title.${string}`>;

export const tabGroups = ['asset', 'tools', 'task', 'project', 'engine', 'engineCreate'] as const;
export type TabGroup = (typeof tabGroups)[number];

/** A screen of the product: one row of the tables in `screens`. */
export interface Screen {
  /** Address as the router writes it: `/team/invite/$code`. */
  readonly path: string;
  readonly title: TitleKey;
  readonly permission?: PermissionKey;
  readonly page: RouteComponent;
  /** Shown as a tab of this group, in the order of the table. */
  readonly tab?: TabGroup;
  /** Only accounts of these types see the tab. */
  readonly tabFor?: readonly AccountType[];
  /** Without navigation and header. */
  readonly bare?: boolean;
  /** Can be seen without signing in. */
  readonly open?: boolean;
  /** Stays as it was left while other screens are shown. */
  readonly keepAlive?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: Screen;
  }
}

import type { RouteComponent } from '@tanstack/react-router';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { ComponentType } from 'react';
import type { PlannedKey, TitleKey } from './screen-texts.ts';

export type TabGroup =
  | 'asset'
  | 'tools'
  | 'task'
  | 'project'
  | 'engine'
  | 'engineCreate'
  | 'team'
  | 'account'
  | 'operator';

export type AccountPart = 'person' | 'plan' | 'organization';

interface ScreenTab {
  readonly group: TabGroup;
  /** Tabs of a group stand in this order. */
  readonly order: number;
  /** The heading that the page stands under beside the pages of the account. */
  readonly part?: AccountPart;
  /** What the tool is for, in one sentence; its card in the toolbox says it. */
  readonly purpose?: TitleKey;
  /** The newest works of the tool, on its card in the toolbox. */
  readonly recent?: ComponentType;
  /** Key of the tab where it differs from the key of the address. */
  readonly permission?: PermissionKey;
}

/** A screen whose capability comes later. It says what it will be and what can be done until then. */
export interface PlannedScreen {
  /** The catalogue has `what` and `meanwhile` under this key. */
  readonly text: PlannedKey;
  /** Address of the screen that helps until then. */
  readonly instead?: string;
}

interface ScreenPlace {
  /** Address as the router writes it: `/team/invite/$code`. */
  readonly path: string;
  readonly title: TitleKey;
  readonly permission?: PermissionKey;
  /** The screen is a tab of its section; the tabs of the groups `account` and `operator` stand at the side. */
  readonly tab?: ScreenTab;
  /** Without navigation and header. */
  readonly bare?: boolean;
  /** Can be seen without signing in. */
  readonly open?: boolean;
  /** Stays as it was left while other screens are shown. */
  readonly keepAlive?: boolean;
}

/** A row of a feature's `*.screens.ts`. */
export type Screen = ScreenPlace &
  (
    | { readonly page: RouteComponent; readonly planned?: never }
    | { readonly planned: PlannedScreen; readonly page?: never }
  );

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: Screen;
  }
}

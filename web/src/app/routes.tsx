import type { Screen } from './screen.ts';
import { accountScreens } from './screens/account-screens.ts';
import { assetScreens } from './screens/asset-screens.ts';
import { engineScreens } from './screens/engine-screens.ts';
import { projectScreens } from './screens/project-screens.ts';
import { toolScreens } from './screens/tool-screens.ts';
import { visitorScreens } from './screens/visitor-screens.ts';

/** Every screen there is: address, permission key, title, tab and page. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...projectScreens,
  ...assetScreens,
  ...toolScreens,
  ...engineScreens,
  ...accountScreens,
];

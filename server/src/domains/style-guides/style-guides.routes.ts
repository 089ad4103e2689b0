import { styleGuidesApi } from '@transloom/contracts/style-guides';
import { route } from '../../platform/http/route.ts';
import { saveOrganizationStyle } from './save-style.ts';
import { organizationStyle } from './style-history.ts';

export const styleGuidesRoutes = [
  route(styleGuidesApi.styleGuide, organizationStyle),
  route(styleGuidesApi.saveStyleGuide, saveOrganizationStyle),
];

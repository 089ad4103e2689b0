import { polishApi } from '@transloom/contracts/polish';
import { type Route, route } from '../../../platform/http/route.ts';
import { deletePolishStyle, polishStyles, savePolishStyle } from './own-styles/own-styles.ts';
import { polish } from './polish.ts';
import { polishAgain } from './polish-again.ts';
import { polishedSegments } from './segments/polished-segments.ts';
import { reviewChanges } from './segments/review-changes.ts';

export const polishRoutes: readonly Route[] = [
  ...polish.routes,
  route(polishApi.polishedSegments, polishedSegments),
  route(polishApi.reviewChanges, reviewChanges),
  route(polishApi.polishAgain, polishAgain),
  route(polishApi.polishStyles, polishStyles),
  route(polishApi.savePolishStyle, savePolishStyle),
  route(polishApi.deletePolishStyle, deletePolishStyle),
];

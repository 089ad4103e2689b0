import { translationRatingsApi } from '@transloom/contracts/translation-ratings';
import { route } from '../../../platform/http/route.ts';
import { ownRating, rateTranslation } from './rate-translation.ts';

export const translationRatingsRoutes = [
  route(translationRatingsApi.rateTranslation, rateTranslation),
  route(translationRatingsApi.ownRating, ownRating),
];

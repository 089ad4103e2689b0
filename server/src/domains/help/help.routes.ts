import { helpApi } from '@transloom/contracts/help';
import { type Route, route } from '../../platform/http/route.ts';
import { handleFeedback, listFeedback } from './list-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export const helpRoutes: readonly Route[] = [
  route(helpApi.sendFeedback, sendFeedback),
  route(helpApi.listFeedback, listFeedback),
  route(helpApi.handleFeedback, handleFeedback),
];

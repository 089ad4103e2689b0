import { webhooksApi } from '@transloom/contracts/webhooks';
import { route } from '../../platform/http/route.ts';
import { removeWebhook, saveWebhook, showWebhook } from './change-webhook.ts';
import { tryWebhook } from './try-webhook.ts';

export const webhooksRoutes = [
  route(webhooksApi.webhook, showWebhook),
  route(webhooksApi.saveWebhook, saveWebhook),
  route(webhooksApi.removeWebhook, removeWebhook),
  route(webhooksApi.tryWebhook, tryWebhook),
];

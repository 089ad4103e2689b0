import { wechatApi } from '@transloom/contracts/wechat';
import { type HookRoute, type Route, route } from '../../../platform/http/route.ts';
import { linkPhone } from './link-phone.ts';
import { showQrCode } from './show-qr-code.ts';
import { simulatedPeople, simulateScan } from './simulate-wechat.ts';
import { takeEcho, takeWechatPush } from './take-push.ts';
import { unbindWechat, wechatBinding } from './unbind-wechat.ts';
import { wechatEventsPath } from './wechat-events-path.ts';
import { wechatStatus } from './wechat-status.ts';

export const wechatRoutes: readonly Route[] = [
  route(wechatApi.wechatQrCode, showQrCode),
  route(wechatApi.wechatStatus, wechatStatus),
  route(wechatApi.wechatLinkPhone, linkPhone),
  route(wechatApi.wechatBinding, wechatBinding),
  route(wechatApi.unbindWechat, unbindWechat),
  route(wechatApi.simulatedPeople, simulatedPeople),
  route(wechatApi.simulateScan, simulateScan),
];

export const wechatHookRoutes: readonly HookRoute[] = [
  { path: wechatEventsPath, take: takeWechatPush },
  { path: wechatEventsPath, method: 'GET', take: takeEcho },
];

import { accountSettingsApi } from '@transloom/contracts/account-settings';
import { type Route, route } from '../../../platform/http/route.ts';
import { removeWebhook, saveWebhook, testWebhook } from '../../messages/notice-webhook.ts';
import { changeEmail, changePhone } from './change-contact.ts';
import { chooseNotice, noticeChoices } from './notice-choices.ts';
import { changeProfile, profile } from './profile.ts';
import { removePicture, setPicture } from './set-picture.ts';
import { unlinkContact } from './unlink-contact.ts';

export const accountSettingsRoutes: readonly Route[] = [
  route(accountSettingsApi.profile, profile),
  route(accountSettingsApi.changeProfile, changeProfile),
  route(accountSettingsApi.setPicture, setPicture),
  route(accountSettingsApi.removePicture, removePicture),
  route(accountSettingsApi.changePhone, changePhone),
  route(accountSettingsApi.changeEmail, changeEmail),
  route(accountSettingsApi.unlinkContact, unlinkContact),
  route(accountSettingsApi.noticeChoices, noticeChoices),
  route(accountSettingsApi.chooseNotice, chooseNotice),
  route(accountSettingsApi.saveNoticeWebhook, saveWebhook),
  route(accountSettingsApi.testNoticeWebhook, testWebhook),
  route(accountSettingsApi.removeNoticeWebhook, removeWebhook),
];

import type { OutputOf } from '@transloom/contracts/endpoint';
import { settingNames } from '@transloom/contracts/installation-settings';
import {
  type InstalledService,
  type operatorSettingsApi,
  settingSchema,
} from '@transloom/contracts/operator-settings';
import type { Context } from '../../../platform/context.ts';
import { selectSettings } from '../../../platform/installation/setting-store.ts';
import { findPeople } from '../../users/find-user.ts';

export async function listSettings(
  context: Context,
): Promise<OutputOf<typeof operatorSettingsApi.listSettings>> {
  const { installation, live, asSystem } = context;
  const { changes, people } = await asSystem(async (db) => {
    const { changes } = await selectSettings(db);
    const ids = changes.flatMap(({ changedBy }) => changedBy ?? []);
    return { changes, people: await findPeople(db, ids) };
  });
  const settings = settingNames.map((name) => {
    const change = changes.find((each) => each.name === name);
    const by = change?.changedBy ? (people.get(change.changedBy)?.name ?? null) : null;
    return {
      setting: settingSchema.parse({ name, value: installation[name] }),
      configured: live.configured[name],
      changed: change === undefined ? null : { by, at: change.changedAt.toISOString() },
    };
  });
  return { settings, services: servicesOf(context) };
}

/** What the configuration alone decides, because a service is connected at the start. */
function servicesOf({ providers, installation }: Context): InstalledService[] {
  const { mail, sms, wechat, outbox } = providers;
  const state = (sender: { readonly vendor: string } | null) =>
    sender === null ? 'off' : sender.vendor === 'outbox' ? 'simulated' : 'on';
  const wechatState = wechat?.simulator === null ? 'on' : 'simulated';
  return [
    { name: 'mail', state: state(mail), variable: 'SMTP_URL' },
    { name: 'sms', state: state(sms), variable: 'SMS_VENDOR' },
    { name: 'wechat', state: wechat === null ? 'off' : wechatState, variable: 'WECHAT_APP_ID' },
    { name: 'captcha', state: 'on', variable: null },
    { name: 'outbox', state: outbox === null ? 'off' : 'on', variable: 'OUTBOX' },
    { name: 'publicUrl', state: installation.publicUrl === null ? 'off' : 'on', variable: 'PUBLIC_URL' },
  ];
}

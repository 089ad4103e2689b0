import { createHmac } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Keyring } from '../platform/secrets/keyring.ts';
import { defaultAltchaEffort, openAltcha } from './captcha/altcha.ts';
import { openOpenIdConnect } from './company-sign-in/openid-connect.ts';
import { type Outbox, openOutbox } from './delivery/outbox.ts';
import { openDictionaries } from './dictionaries/dictionaries.ts';
import { ModelStore } from './machine-translation/model-store/model-store.ts';
import { readProvidedEngines } from './machine-translation/provided-engines.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { openOutboxMail } from './mail/outbox-mail.ts';
import { openSmtp } from './mail/smtp.ts';
import { findOffice } from './office/find-office.ts';
import { openOffice } from './office/office.ts';
import { PageFiles } from './pages/page-files.ts';
import { findPagePrograms } from './pages/page-programs.ts';
import type { Providers } from './providers.ts';
import { createSafeFetch } from './safe-fetch/safe-fetch.ts';
import { openOutboxSms } from './sms/outbox-sms.ts';
import type { SmsSender, SmsSettings } from './sms/sms-vendor.ts';
import { smsVendors } from './sms/sms-vendors.ts';
import { openWechat } from './wechat/open-wechat.ts';
import { openWechatPayAccess } from './wechat-pay/open-wechat-pay-access.ts';

/** Where systems keep the dictionaries that are installed, as Debian's `hunspell-es`. */
const systemDictionaries = ['/usr/share/hunspell', '/usr/share/myspell/dicts', '/Library/Spelling'];

/**
 * Opens the providers that the configuration names. Codes and mails without a provider go to the outbox if `OUTBOX` is
 * on; otherwise they cannot be sent.
 */
export function openProviders(config: Config, keyring: Keyring, now: () => Date): Providers {
  const outbox = config.OUTBOX ? openOutbox(join(config.DATA_DIR, 'outbox.jsonl'), now) : null;
  const sms = openSms(config, now);
  const mail = openMail(config);
  const modelFolder = config.MT_MODEL_DIR ?? join(config.DATA_DIR, 'mt-models');
  return {
    captcha: openAltcha({ secret: captchaSecret(keyring), ...defaultAltchaEffort }),
    engines: { fetch: createSafeFetch(config.PRIVATE_ENGINE_HOSTS), modelFolder },
    providedEngines: readProvidedEngines(config.ENGINES).engines,
    models: {
      store: new ModelStore(modelFolder),
      source: { listUrl: config.MT_MODEL_LIST_URL, filesUrl: config.MT_MODEL_FILES_URL },
      hub: config.MT_MODEL_HUB_URL,
      changeable: config.MT_MODEL_CHANGES,
    },
    office: openOffice(findOffice()),
    pages: new PageFiles(findPagePrograms()),
    dictionaries: openDictionaries([
      config.DICTIONARY_DIR ?? join(config.DATA_DIR, 'dictionaries'),
      ...systemDictionaries,
    ]),
    keyring,
    sms: sms ?? standIn(outbox, openOutboxSms),
    mail: mail ?? standIn(outbox, openOutboxMail),
    webhooks: createSafeFetch(config.PRIVATE_ENGINE_HOSTS),
    openIdConnect: openOpenIdConnect(createSafeFetch(config.PRIVATE_ENGINE_HOSTS)),
    textRecords: async (domain) => (await resolveTxt(domain)).map((parts) => parts.join('')),
    wechat: openWechat(config, now),
    wechatPay: openWechatPayAccess(config, now),
    outbox: sms && mail ? null : outbox,
  };
}

function openSms(config: Config, now: () => Date): SmsSender | null {
  if (config.SMS_VENDOR === undefined) return null;
  const settings: SmsSettings = {
    accessKeyId: config.SMS_ACCESS_KEY_ID,
    accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
    signName: config.SMS_SIGN_NAME,
    template: config.SMS_TEMPLATE,
    appId: config.SMS_APP_ID,
    address: config.SMS_VENDOR === 'webhook' ? config.SMS_WEBHOOK_URL : undefined,
  };
  return smsVendors[config.SMS_VENDOR].open(settings, now);
}

function openMail({ SMTP_URL: url, SMTP_FROM: from }: Config): MailSender | null {
  return url !== undefined && from !== undefined ? openSmtp({ url, from }) : null;
}

function standIn<Sender>(outbox: Outbox | null, open: (outbox: Outbox) => Sender): Sender | null {
  return outbox && open(outbox);
}

/** The same in every process of the installation; says nothing of the key it comes from. */
function captchaSecret([newest]: Keyring): string {
  return createHmac('sha256', newest.bytes).update('transloom captcha').digest('hex');
}

import type { Keyring } from '../platform/secrets/keyring.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { OpenIdConnect } from './company-sign-in/openid-connect.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { Dictionaries } from './dictionaries/dictionaries.ts';
import type { EngineSurroundings } from './machine-translation/engine-vendor.ts';
import type { TranslationModels } from './machine-translation/model-store/model-store.ts';
import type { ProvidedEngine } from './machine-translation/provided-engines.ts';
import type { MailSender } from './mail/mail-sender.ts';
import type { Office } from './office/office.ts';
import type { PageFiles } from './pages/page-files.ts';
import type { SafeFetch } from './safe-fetch/safe-fetch.ts';
import type { SmsSender } from './sms/sms-vendor.ts';
import type { Wechat } from './wechat/wechat-access.ts';
import type { WechatPayAccess } from './wechat-pay/wechat-pay-access.ts';

/** The outside services of this installation, made once at start from the configuration. */
export interface Providers {
  readonly captcha: Captcha;
  /** The outside services that engines may use. */
  readonly engines: EngineSurroundings;
  /** Engines with credentials of the installation. */
  readonly providedEngines: readonly ProvidedEngine[];
  /** Models that translate on this machine. */
  readonly models: TranslationModels;
  /** Turns old Office files into new ones, and documents into pages. */
  readonly office: Office;
  /** Reads PDFs and pictures, and writes them anew. */
  readonly pages: PageFiles;
  /** Hunspell dictionaries of this machine. */
  readonly dictionaries: Dictionaries;
  /** Keys that stored credentials are encrypted with. */
  readonly keyring: Keyring;
  /** Null where the installation has none. */
  readonly sms: SmsSender | null;
  readonly mail: MailSender | null;
  /** Reaches the outside systems that people tell of what happens here. */
  readonly webhooks: SafeFetch;
  /** Sign-in at the provider of a company. */
  readonly openIdConnect: OpenIdConnect;
  /** The TXT records of a domain. */
  readonly textRecords: (domain: string) => Promise<readonly string[]>;
  /** Null where people cannot sign in by WeChat. */
  readonly wechat: Wechat | null;
  /** Null where nobody pays through WeChat Pay. */
  readonly wechatPay: WechatPayAccess | null;
  /** Outbox of the development stand-ins for both; null if both are real. */
  readonly outbox: Outbox | null;
}

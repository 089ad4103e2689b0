import { readFileSync } from 'node:fs';
import { limits } from '@transloom/contracts/limits';
import { sectionKeys } from '@transloom/contracts/navigation';
import { z } from 'zod';
import { costlyCalls, isLimitChange } from './costly-calls.ts';
import { huggingFace } from './providers/machine-translation/model-store/hub-model.ts';
import { mozillaModels } from './providers/machine-translation/model-store/mozilla-models.ts';
import { readProvidedEngines } from './providers/machine-translation/provided-engines.ts';
import { isStorageLimit } from './storage-limits.ts';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ''));
const limitNames = costlyCalls.map(({ name }) => name).join(', ');
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.stringbool();

/**
 * Every environment variable of the product with its meaning. An empty variable counts as not set; of each,
 * `NAME_FILE` may name a file that holds the value.
 */
export const configSchema = z.object({
  TRANSLOOM_ENV: z
    .enum(['development', 'production'])
    .default('development')
    .describe('production needs PUBLIC_URL and refuses OUTBOX'),
  PORT: port.default(3000).describe('Port of the web address; 0 takes a free one'),
  HOST: z.string().default('0.0.0.0').describe('Network address to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address people use, such as https://translate.example.com; with https cookies are sent encrypted only',
    ),
  ALLOWED_HOSTS: list.describe(
    'Names besides that of PUBLIC_URL that people call the product by; other names with a dot are refused',
  ),
  COMMUNITY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address where your users meet, such as a forum; the help menu leads to it'),
  TRUST_PROXY: list.describe(
    'Addresses or ranges of the proxies whose X-Forwarded-* headers are believed, separated by commas',
  ),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database, files and keys'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('An outside PostgreSQL, 15 or newer; its login must be allowed to create roles'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(20)
    .describe('Most database connections of one process'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket for files instead of DATA_DIR; the other S3_ variables go with it'),
  S3_ENDPOINT: z.url().optional().describe('Address of an S3-compatible store; left out for AWS'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of the access key'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, such as smtps://user:password@mail.example.com'),
  SMTP_FROM: z.string().optional().describe('Sender of mails, such as Transloom <no-reply@example.com>'),
  OUTBOX: flag
    .default(false)
    .describe(
      'For development: codes and mails that nothing else delivers are shown at /dev/outbox to browsers on this machine',
    ),
  SMS_VENDOR: z
    .enum(['aliyun', 'tencent', 'webhook'])
    .optional()
    .describe('Vendor that delivers text messages'),
  SMS_ACCESS_KEY_ID: z.string().optional().describe('Access key id (Aliyun) or secret id (Tencent)'),
  SMS_ACCESS_KEY_SECRET: z.string().optional().describe('Secret of the access key'),
  SMS_SIGN_NAME: z.string().optional().describe('Approved signature of the text messages'),
  SMS_TEMPLATE: z.string().optional().describe('Approved template with one parameter, the code'),
  SMS_APP_ID: z.string().optional().describe('Application id of text messages (Tencent)'),
  SMS_WEBHOOK_URL: z.url().optional().describe('Address that gets {phone, code} as JSON (webhook)'),
  WECHAT_APP_ID: z
    .string()
    .optional()
    .describe('App id of the WeChat official account that people sign in through'),
  WECHAT_APP_SECRET: z.string().optional().describe('Secret of the official account'),
  WECHAT_TOKEN: z
    .string()
    .optional()
    .describe('Token of its messages; WeChat sends them to /api/wechat/events below PUBLIC_URL'),
  WECHAT_AES_KEYS: list
    .refine((keys) => keys.every((key) => /^[A-Za-z0-9+/]{43}$/.test(key)), {
      error: 'is not a list of EncodingAESKeys of 43 characters',
    })
    .describe('EncodingAESKeys of safe mode, newest first, separated by commas; empty for plain mode'),
  WECHAT_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.weixin.qq.com')
    .describe('Address of the API of WeChat'),
  WECHAT_SIMULATOR: flag
    .default(false)
    .describe(
      'For development: a simulated WeChat with people who scan, shown at /dev/wechat on this machine',
    ),
  WECHAT_PAY_MERCHANT_ID: z
    .string()
    .regex(/^\d{8,10}$/, 'is not a merchant number')
    .optional()
    .describe(
      'Number of the merchant that is paid through WeChat Pay; without it orders are paid by bank transfer',
    ),
  WECHAT_PAY_APP_ID: z.string().optional().describe('App id bound to the merchant; WECHAT_APP_ID if empty'),
  WECHAT_PAY_SERIAL: z.string().optional().describe('Serial number of the certificate of the merchant'),
  WECHAT_PAY_PRIVATE_KEY: z.string().optional().describe('Private key of that certificate, as PEM'),
  WECHAT_PAY_API_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) === 32, { error: 'is not a key of 32 bytes' })
    .optional()
    .describe('APIv3 key of the merchant'),
  WECHAT_PAY_PUBLIC_KEY_ID: z
    .string()
    .startsWith('PUB_KEY_ID_')
    .optional()
    .describe('Id of the public key of WeChat Pay; without it its certificates are fetched'),
  WECHAT_PAY_PUBLIC_KEY: z.string().optional().describe('That public key, as PEM'),
  WECHAT_PAY_URLS: list
    .transform((urls) =>
      urls.length > 0 ? urls : ['https://api.mch.weixin.qq.com', 'https://api2.mch.weixin.qq.com'],
    )
    .describe('Addresses of the API of WeChat Pay and of its spare, separated by commas'),
  WECHAT_PAY_SIMULATOR: flag
    .default(false)
    .describe('For development: a simulated WeChat Pay; a marked button in the browser pays'),
  SECRET_KEYS: list.describe(
    'Keys that encrypt stored credentials, newest first, each base64 of 32 bytes; made in DATA_DIR if empty',
  ),
  PRIVATE_ENGINE_HOSTS: list.describe(
    'Hosts, addresses or ranges inside your network that engines and outside systems may be reached at, separated by commas',
  ),
  ENGINES: z
    .string()
    .default('[]')
    .superRefine((json, context) => {
      for (const message of readProvidedEngines(json).faults) context.addIssue({ code: 'custom', message });
    })
    .describe(
      'Engines with credentials of the installation, as JSON: a list of id, vendor, name, settings and, where wanted, charactersPerMonth (for each organization), charactersPerMonthTogether, requestsPerMinute and organizations (ids)',
    ),
  MT_MODEL_DIR: z
    .string()
    .optional()
    .describe('Folder of translation models that run on this machine; DATA_DIR/mt-models if empty'),
  DICTIONARY_DIR: z
    .string()
    .optional()
    .describe(
      'Folder of Hunspell dictionaries (.aff and .dic), beside those of the system; DATA_DIR/dictionaries if empty',
    ),
  MT_MODEL_LIST_URL: z
    .url({ protocol: /^https?$/ })
    .default(mozillaModels.listUrl)
    .describe('List of the translation models that can be fetched; a mirror has its own'),
  MT_MODEL_FILES_URL: z
    .url({ protocol: /^https?$/ })
    .default(mozillaModels.filesUrl)
    .describe('Address that the files of the list are below'),
  MT_MODEL_HUB_URL: z
    .url({ protocol: /^https?$/ })
    .default(huggingFace)
    .describe('Hub of models in ONNX and GGUF, or a mirror with the same addresses'),
  MT_MODEL_CHANGES: flag
    .default(true)
    .describe('Let the administrator of the installation fetch and remove translation models in the browser'),
  CALL_LIMITS: list
    .refine((changes) => changes.every(isLimitChange), {
      error: `is not name=person/organization of ${limitNames}`,
    })
    .describe(
      'Changed limits of costly calls, such as engine-asks=240/2400: for a person and for an organization, separated by commas',
    ),
  STORAGE_LIMITS: list
    .refine((changes) => changes.every(isStorageLimit), { error: 'is not plan=gigabytes or plan=none' })
    .describe(
      'Changed limits of the files an organization keeps, in gigabytes by plan, such as personal=20,pro=none, separated by commas',
    ),
  CODES_A_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(2_000)
    .describe('Most sign-in and sign-up codes sent in 24 hours, to all people together'),
  COMPARED_ENGINES: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.comparedEngines)
    .default(6)
    .describe('Most engines that somebody compares on a text at once'),
  HIDDEN_SECTIONS: list
    .pipe(z.array(z.enum(sectionKeys)))
    .describe(`Sections that the left navigation leaves out, separated by commas: ${sectionKeys.join(', ')}`),
  BILLING: flag.default(false).describe('Count characters against quotas and offer purchases'),
  SIGN_UP: flag.default(true).describe('Let people register'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('Least level that is logged'),
  METRICS_PORT: port
    .optional()
    .describe(
      'Private port for /metrics of `serve` or `work`; without it that of `serve` answers callers on this machine',
    ),
});

export type Config = z.output<typeof configSchema>;

/** Tells all faults at once, by name of the variable and never by its value. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** @throws {ConfigError} */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const { values, faults } = readVariables(environment);
  const parsed = configSchema.safeParse(values);
  if (!parsed.success) faults.push(...parsed.error.issues.map(tellIssue));
  else faults.push(...findMissingCompanions(parsed.data), ...findContradictions(parsed.data));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return parsed.data;
}

/** The variables that `readConfig` reads the same configuration from; for processes of ours. */
export function toEnvironment(config: Config): Readonly<Record<string, string>> {
  const known = Object.entries(config).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

function readVariables(environment: Readonly<Record<string, string | undefined>>) {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of Object.keys(configSchema.shape)) {
    const file = environment[`${name}_FILE`];
    const value = environment[name] || (file && readValueFile(name, file, faults));
    if (value) values[name] = value;
  }
  return { values, faults };
}

function readValueFile(name: string, file: string, faults: string[]): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    faults.push(`${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return '';
  }
}

function tellIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

type Name = keyof Config;

/** Variables that mean nothing without others. */
const companions: readonly (readonly [when: (config: Config) => boolean, needed: readonly Name[]])[] = [
  [({ S3_BUCKET }) => S3_BUCKET !== undefined, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [({ S3_ENDPOINT }) => S3_ENDPOINT !== undefined, ['S3_BUCKET']],
  [({ SMTP_URL }) => SMTP_URL !== undefined, ['SMTP_FROM']],
  [
    ({ SMS_VENDOR }) => SMS_VENDOR === 'aliyun' || SMS_VENDOR === 'tencent',
    ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE'],
  ],
  [({ SMS_VENDOR }) => SMS_VENDOR === 'tencent', ['SMS_APP_ID']],
  [({ SMS_VENDOR }) => SMS_VENDOR === 'webhook', ['SMS_WEBHOOK_URL']],
  [({ WECHAT_APP_ID }) => WECHAT_APP_ID !== undefined, ['WECHAT_APP_SECRET', 'WECHAT_TOKEN']],
  [
    ({ WECHAT_PAY_MERCHANT_ID }) => WECHAT_PAY_MERCHANT_ID !== undefined,
    ['WECHAT_PAY_SERIAL', 'WECHAT_PAY_PRIVATE_KEY', 'WECHAT_PAY_API_KEY', 'PUBLIC_URL'],
  ],
  [
    ({ WECHAT_PAY_PUBLIC_KEY_ID }) => WECHAT_PAY_PUBLIC_KEY_ID !== undefined,
    ['WECHAT_PAY_MERCHANT_ID', 'WECHAT_PAY_PUBLIC_KEY'],
  ],
  [({ TRANSLOOM_ENV }) => TRANSLOOM_ENV === 'production', ['PUBLIC_URL']],
];

/** Whoever reads the outbox, or scans with a simulated WeChat, can sign in as anybody. */
function findContradictions(config: Config): readonly string[] {
  const { PUBLIC_URL, TRANSLOOM_ENV } = config;
  const isPublic = PUBLIC_URL !== undefined && !localHosts.test(new URL(PUBLIC_URL).hostname);
  if (!isPublic && TRANSLOOM_ENV !== 'production') return [];
  return [
    ...(config.OUTBOX
      ? ['OUTBOX: shows the codes of all people, so it is for a machine that nobody else reaches']
      : []),
    ...(config.WECHAT_SIMULATOR
      ? ['WECHAT_SIMULATOR: signs in as anybody, so it is for a machine that nobody else reaches']
      : []),
    ...(config.WECHAT_PAY_SIMULATOR
      ? ['WECHAT_PAY_SIMULATOR: gives away what is sold, so it is for a machine that nobody else reaches']
      : []),
    ...(config.WECHAT_PAY_URLS.every((url) => payHosts.test(url))
      ? []
      : ['WECHAT_PAY_URLS: only the addresses of WeChat Pay are paid through here']),
  ];
}

const payHosts = /^https:\/\/(?:api|api2)\.mch\.weixin\.qq\.com\/?$/;
const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

function findMissingCompanions(config: Config): readonly string[] {
  const missing = companions
    .filter(([when]) => when(config))
    .flatMap(([, needed]) => needed)
    .filter((name) => config[name] === undefined);
  return [...new Set(missing)].map((name) => `${name}: is needed beside the other settings`);
}

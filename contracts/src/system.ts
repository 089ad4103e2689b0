import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema } from './fields.ts';
import { sectionKeys } from './navigation.ts';

export const languageSchema = z.object({
  tag: z.string(),
  /** Name in the language of the interface. */
  name: z.string(),
  ownName: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});

export const dictionaryTypeSchema = z.enum([
  'mt-domains-tags',
  'mt-style-type',
  'mt-translate-type',
  'tk-text-type',
  'tk-polishing-style',
]);

/** Programs of the machine that make more possible, and what is off without them. */
export const systemProgramSchema = z.object({
  name: z.string(),
  feature: z.string(),
  installed: z.boolean(),
  /** Shell command that installs it on Debian or Ubuntu. */
  installCommand: z.string(),
});

/** What an installation may have switched on: registration, sales, mails and text messages that go out. */
export const systemSwitchSchema = z.enum(['sign-up', 'billing', 'mail', 'sms']);

export const systemApi = {
  platform: defineEndpoint({
    method: 'GET',
    path: '/api/system/platform',
    access: 'public',
    summary: 'What this installation offers: version, development mode, billing, sign-up',
    input: emptySchema,
    output: z.object({
      version: z.string(),
      development: z.boolean(),
      billing: z.boolean(),
      signUp: z.boolean(),
      /** Whether people can sign in by WeChat, and whether that WeChat is simulated. */
      wechat: z.enum(['off', 'on', 'simulated']),
      /** Address where users meet; null where the operator names none. */
      communityUrl: z.string().nullable(),
    }),
  }),
  navigation: defineEndpoint({
    method: 'GET',
    path: '/api/system/workspace/navigation',
    access: 'signed-in',
    summary: 'Items of the left navigation the user may see, in order',
    input: emptySchema,
    output: z.array(z.object({ key: z.enum(sectionKeys), path: z.string() })),
  }),
  languages: defineEndpoint({
    method: 'GET',
    path: '/api/system/languages',
    access: 'signed-in',
    summary: 'Languages by keyword (any name or tag)',
    input: z.object({ keyword: z.string().max(50).default('') }),
    output: z.array(languageSchema),
  }),
  languageMapping: defineEndpoint({
    method: 'GET',
    path: '/api/system/language-mapping',
    access: 'signed-in',
    summary: 'What people may write for a language, in any capitals, and the tag that is meant',
    input: emptySchema,
    output: z.array(z.object({ tag: z.string(), names: z.array(z.string()) })),
  }),
  checkSwitch: defineEndpoint({
    method: 'GET',
    path: '/api/system/setting/check-switch',
    access: 'signed-in',
    summary: 'Whether something of this installation is switched on',
    input: z.object({ name: systemSwitchSchema }),
    output: z.object({ on: z.boolean() }),
  }),
  dictionary: defineEndpoint({
    method: 'GET',
    path: '/api/system/dictionary',
    access: 'signed-in',
    summary: 'Entries of a dictionary type',
    input: z.object({ type: dictionaryTypeSchema }),
    output: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  formats: defineEndpoint({
    method: 'GET',
    path: '/api/system/formats',
    access: 'public',
    summary: 'Formats of documents that this version reads and writes',
    input: emptySchema,
    output: z.array(z.object({ id: z.string(), name: z.string(), extensions: z.array(z.string()) })),
  }),
  programs: defineEndpoint({
    method: 'GET',
    path: '/api/system/programs',
    access: 'installation:system',
    summary: 'Programs of the machine that make more possible; for the operator',
    input: emptySchema,
    output: z.array(systemProgramSchema),
  }),
};

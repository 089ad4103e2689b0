import { z } from 'zod';

export interface ChatSettings {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** From 0 to 2. */
  readonly temperature?: string | undefined;
  /** Additional parameters of every request body. They cannot change what is translated or the form of the answer. */
  readonly parameters?: object | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** From 0 to 2, as text; left empty, 0: the likeliest translation, which is the same whenever it is asked for. */
export const temperatureSetting = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .trim()
    .regex(/^([01](\.\d{1,2})?|2(\.0{1,2})?)$/)
    .default('0'),
);

/** A JSON object whose values are of a kind; empty counts as none. */
function objectSetting<Value extends z.ZodType>(name: z.ZodType<string, string>, value: Value) {
  return z
    .string()
    .trim()
    .transform((text, check) => {
      if (text === '') return undefined;
      const object = z.record(name, value).safeParse(parsed(text)).data;
      if (object !== undefined) return object;
      check.addIssue({ code: 'custom', message: 'no JSON object' });
      return z.NEVER;
    })
    .optional();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Go into the body of every request, such as `{"top_p": 0.9}`. */
export const parametersSetting = objectSetting(z.string(), z.unknown());

/** Headers that say where a request goes and where it ends are ours. */
const ours = /^(host|content-.*|transfer-encoding|connection|upgrade|te|trailer|expect|keep-alive)$/i;

/** Go along with every request, such as `{"X-Team": "docs"}`; gateways know by them who pays. */
export const headersSetting = objectSetting(
  z
    .string()
    .regex(/^[A-Za-z0-9-]{1,80}$/)
    .refine((name) => !ours.test(name)),
  z.string().regex(/^[\x20-\x7e]{0,1000}$/),
);

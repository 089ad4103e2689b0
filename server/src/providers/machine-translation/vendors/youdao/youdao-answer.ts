import { z } from 'zod';
import type { ErrorRules, VendorError } from '../api/api-error.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';

export const youdaoLanguages = bothWays(
  languageCodes(
    `zh-Hans=zh-CHS zh-Hant=zh-CHT en ja ko fr es pt it ru vi de ar id af az bg bn bs ca cs cy da el et eu fa fi fil
    gl gu he hi hr hu is ka kk kn ku lt lv mk ml mr ms my ne nl no pa pl ro sk sl so sq sv sw ta te th tr uk ur uz`,
  ),
);

const errorSchema = z.object({ errorCode: z.union([z.string(), z.number()]) });

export function readYoudaoError(body: unknown): VendorError | undefined {
  const code = errorSchema.safeParse(body).data?.errorCode;
  return code === undefined || String(code) === '0' ? undefined : { code: String(code) };
}

export const youdaoErrors: ErrorRules = [
  ['too-long', /^(103|113)$/],
  ['unsupported-pair', /^102$/],
  ['auth', /^(108|110|111|202|203|205|206|207)$/],
  ['quota', /^401$/],
  ['rate', /^(411|412)$/],
  ['content-blocked', /^(304|305)$/],
  ['upstream', /^(3\d\d|500|501)$/],
];

import type { ErrorRules } from '../api/api-error.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { requiredSetting } from '../api/settings.ts';

export const iflytekKeys = { appId: requiredSetting, apiKey: requiredSetting, apiSecret: requiredSetting };

export const iflytekLanguages = bothWays(
  languageCodes(
    `zh-Hans=cn zh-Hant=cht en ja ko fr es ru th ar pt it de el nl pl bg et da fi cs ro sl sv hu vi id ms tr uk hi bn
    fa he ur sw`,
  ),
);

/** A text stands in the body as base64, of 20,000 bytes at most. */
export const iflytekLimits = { segmentsPerRequest: 1, charactersPerRequest: 4_000, concurrency: 4 };

export const iflytekErrors: ErrorRules = [
  ['auth', /^(10105|10106|10107|10110|11200|10313|10005|10006|10007|10008|10011)$/],
  ['quota', /^(11201|11203)$/],
  ['rate', /^(11202|10014)$/],
  ['too-long', /^(10163|10109|10190)$/],
  ['unsupported-pair', /^(10170|10139)$/],
  ['bad-request', /^(10160|10161)$/],
  ['upstream', /^(10700|10043|10200|10222|30002)$/],
];

export function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

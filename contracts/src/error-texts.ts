import type { InterfaceLanguage } from './answer.ts';
import { accountTexts } from './error-texts/account-texts.ts';
import { analysisTexts } from './error-texts/analysis-texts.ts';
import { assetTexts } from './error-texts/asset-texts.ts';
import type { BilingualText } from './error-texts/bilingual.ts';
import { billingTexts } from './error-texts/billing-texts.ts';
import { customEngineTexts } from './error-texts/custom-engine-texts.ts';
import { documentTexts } from './error-texts/document-texts.ts';
import { editorTexts } from './error-texts/editor-texts.ts';
import { engineTexts } from './error-texts/engine-texts.ts';
import { organizationTexts } from './error-texts/organization-texts.ts';
import { platformTexts } from './error-texts/platform-texts.ts';
import { projectTexts } from './error-texts/project-texts.ts';
import { quoteTexts } from './error-texts/quote-texts.ts';
import { taskTexts } from './error-texts/task-texts.ts';
import { toolTexts } from './error-texts/tool-texts.ts';
import type { ErrorCode } from './errors.ts';

/**
 * The words of every error code: what happened, to which thing, what to do next. `{name}` is filled from params; what stands
 * in `[ ]` is left out where a param in it is missing or empty.
 */
export const errorTexts: Readonly<Record<ErrorCode, BilingualText>> = {
  ...platformTexts,
  ...accountTexts,
  ...organizationTexts,
  ...documentTexts,
  ...projectTexts,
  ...analysisTexts,
  ...assetTexts,
  ...engineTexts,
  ...billingTexts,
  ...customEngineTexts,
  ...quoteTexts,
  ...taskTexts,
  ...editorTexts,
  ...toolTexts,
};

/**
 * The words of `code` in `language` with `{name}` filled, languages by their names, numbers as they are written there and
 * `{seconds}` with its unit; a param that is missing leaves its place empty.
 */
export function errorText(
  code: ErrorCode,
  language: InterfaceLanguage,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return errorTexts[code][language]
    .replaceAll(/\[([^\]]*)\]/g, (_, aside: string) => (isFilled(aside, params) ? aside : ''))
    .replaceAll(placeholder, (_, name: string) => written(name, params[name], language));
}

function written(name: string, value: string | number | undefined, language: InterfaceLanguage): string {
  if (typeof value === 'number')
    return name === 'seconds' ? waitText(value, language) : value.toLocaleString(language);
  if (value === undefined || !namesLanguage.test(name)) return value ?? '';
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value;
  } catch {
    return value; // no tag of a language
  }
}

/** 45 seconds, 15 minutes, 2 hours: in the largest unit that tells enough, and never less than there is to wait. */
function waitText(seconds: number, language: InterfaceLanguage): string {
  const { unit, length } = waitUnits.find(({ length }) => seconds > 1.5 * length) ?? shortestUnit;
  const value = Math.ceil(seconds / length);
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
    value,
  );
  // A space stands between number and unit in Chinese too.
  return parts.map((part) => (part.type === 'unit' ? ` ${part.value}` : part.value.trim())).join('');
}

const shortestUnit = { unit: 'second', length: 1 };
const waitUnits = [
  { unit: 'hour', length: 3_600 },
  { unit: 'minute', length: 60 },
];

const namesLanguage = /^(source|target)Language$/;
const placeholder = /\{(\w+)\}/g;

function isFilled(aside: string, params: Readonly<Record<string, string | number>>): boolean {
  return [...aside.matchAll(placeholder)].every(([, name = '']) => String(params[name] ?? '') !== '');
}

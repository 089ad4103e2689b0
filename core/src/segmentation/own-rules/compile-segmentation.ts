import { readIcuPattern } from './icu-pattern.ts';
import type { OwnRule, RuleGroup, SegmentationSettings } from './segmentation-settings.ts';

/** Settings made ready for one language. */
export interface Segmentation {
  readonly mode: SegmentationSettings['mode'];
  readonly builtIn: boolean;
  readonly rules: readonly CompiledRule[];
}

export interface CompiledRule {
  /** Of a rule that asks for breaks: matches nothing, at each place it speaks of. */
  readonly places?: RegExp;
  /** The same at its `lastIndex` alone. */
  readonly here: RegExp;
}

export function compileSegmentation(settings: SegmentationSettings, languageTag: string): Segmentation {
  const fitting = settings.groups.filter((group) => fitsLanguage(group, languageTag));
  const groups = settings.cascade ? fitting : fitting.slice(0, 1);
  const rules = groups.flatMap((group) => group.rules).flatMap((rule) => compileRule(rule) ?? []);
  return { mode: settings.mode, builtIn: settings.builtIn, rules };
}

/** Whether rules for sentences can cut nothing, since none of them asks for a break. */
export function cutsNothing({ mode, builtIn, rules }: Segmentation): boolean {
  return mode === 'sentence' && !builtIn && rules.every(({ places }) => places === undefined);
}

/** Undefined where one of its expressions is none. */
export function compileRule({ isBreak, before, after }: OwnRule): CompiledRule | undefined {
  const [left, right] = [readIcuPattern(before), readIcuPattern(after)];
  if (left === undefined || right === undefined) return undefined;
  const lookBehind = left === '' ? '' : `(?<=${left})`;
  const pattern = `${lookBehind}(?=${right})`;
  return { here: new RegExp(pattern, 'yv'), ...(isBreak && { places: new RegExp(pattern, 'gv') }) };
}

function fitsLanguage({ languagePattern }: RuleGroup, languageTag: string): boolean {
  const pattern = readIcuPattern(languagePattern);
  return pattern !== undefined && new RegExp(`^(?:${pattern})$`, 'iv').test(languageTag);
}

/** Places where a rule asks for a break; whether there is one, `decideBreak` says. */
export function askedBreaks(text: string, rules: readonly CompiledRule[]): readonly number[] {
  const asking = rules.flatMap(({ places }) => places ?? []);
  return asking.flatMap((places) => Array.from(text.matchAll(places), ({ index }) => index));
}

/** What the first rule that fits says of a place; undefined where none does. */
export function decideBreak(text: string, at: number, rules: readonly CompiledRule[]): boolean | undefined {
  const rule = rules.find(({ here }) => {
    here.lastIndex = at;
    return here.test(text);
  });
  return rule && rule.places !== undefined;
}

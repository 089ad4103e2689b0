import { abbreviations, ordinalStopLanguages } from '../abbreviations.ts';
import { languageRules } from '../language-rules.ts';
import { rulesFor } from '../rules-for.ts';
import type { SegmentationRule } from '../segmentation-rule.ts';
import type { OwnRule, RuleGroup } from './segmentation-settings.ts';

/** Begins the names of groups that are ours: a file that comes back with them means the built-in rules. */
export const builtInPrefix = 'transloom-built-in-';

/** The built-in rules as groups of SRX, a language each and one for all; Unicode's breaks are written as rules too. */
export function builtInGroups(): readonly RuleGroup[] {
  const known = [
    ...Object.keys(abbreviations),
    ...Object.keys(languageRules),
    ...ordinalStopLanguages,
    'zh',
    'ja',
  ];
  const languages = [...new Set(known)].sort();
  const groups = languages.map((language) => ({
    name: `${builtInPrefix}${language}`,
    languagePattern: `${language}.*`,
    rules: rulesFor(language).filter(canFit).map(ownRule),
  }));
  const all = { name: `${builtInPrefix}all`, languagePattern: '.*' };
  return [...groups, { ...all, rules: [...rulesFor('und').filter(canFit).map(ownRule), ...unicodeRules] }];
}

/** Languages without a list of first words have a rule for them that fits nothing. */
function canFit({ after }: SegmentationRule): boolean {
  return after.source !== '^(?!)';
}

/** SRX looks for `before` up to the place and for `after` from it on, so that the anchors there mean nothing. */
function ownRule({ before, after, isBreak }: SegmentationRule): OwnRule {
  return {
    isBreak,
    before: portable(before.source.replace(/(?<!\\)\$$/, '')),
    after: portable(after.source.replace(/^\^/, '')),
  };
}

/** Expressions that ICU, Java and .NET read alike: a bracket in a class is escaped, and scripts have their long names. */
function portable(source: string): string {
  return source
    .replaceAll(
      /\\p\{scx=(\w+)\}/g,
      (_, script: string) => String.raw`\p{Script=${scripts[script] ?? script}}`,
    )
    .replaceAll(characterClass, (all) => `[${all.slice(1).replaceAll(/(?<!\\)\[/g, String.raw`\[`)}`);
}

const characterClass = /(?<!\\)\[(?:\\[\s\S]|[^\]\\])*\]/g;

const scripts: Readonly<Record<string, string>> = { Hira: 'Hiragana', Kana: 'Katakana' };

const closing = String.raw`["'’”»›“)\]}]*`;

/** What UAX 29 says of the ends of sentences, for programs that do not know it. */
const unicodeRules: readonly OwnRule[] = [
  { isBreak: true, before: String.raw`[。！？｡][”’」』】）》〉)]*`, after: '' },
  { isBreak: false, before: String.raw`\.${closing}`, after: String.raw`\s+[^\p{L}\p{N}.!?]*\p{Ll}` },
  { isBreak: true, before: String.raw`[.!?…؟۔։।॥]+${closing}`, after: String.raw`\s` },
  { isBreak: true, before: '', after: String.raw`\n[ \t]*\r?\n` },
];

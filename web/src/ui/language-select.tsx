import { languages } from '@transloom/core/language/languages';
import { languageAliases, usualVariants } from '@transloom/core/language/usual-variants';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { languageName } from '../i18n/language-name.ts';
import { Text } from './text.tsx';

interface LanguageSelectProps {
  /** Given by the form around it; without a form, its name is. */
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly value?: string | string[];
  readonly onChange?: (value: never) => void;
  readonly multiple?: boolean;
  readonly placeholder: string;
  /** Tags that make no sense here, such as the other language of the pair. */
  readonly without?: readonly string[];
}

interface LanguageOption {
  readonly value: string;
  readonly label: string;
  /** All names of the language, as they are searched. */
  readonly names: readonly string[];
  readonly ownName: string;
}

/** Many languages leave the rest of the form in sight; those that are not shown stay ticked in the list. */
const several = {
  mode: 'multiple',
  maxTagCount: 12,
  maxTagPlaceholder: (left: readonly { label?: ReactNode }[]) => (
    <span title={left.map(({ label }) => label).join(' · ')}>+{left.length}</span>
  ),
} as const;

/** One language or several, found by any of their names or by the tag. */
export function LanguageSelect({ multiple, without = [], ...field }: LanguageSelectProps) {
  return (
    <Select<string | string[], LanguageOption>
      {...(field as object)}
      {...(multiple ? several : {})}
      showSearch={{
        filterOption: (typed, option) => option !== undefined && isFound(option, typed),
        filterSort: (one, other, { searchValue }) => rank(other, searchValue) - rank(one, searchValue),
      }}
      options={options().filter(({ value }) => !without.includes(value))}
      optionRender={({ data }) => (
        <>
          {data.label}{' '}
          <Text size="small" tone="tertiary">
            {data.ownName} · {data.value}
          </Text>
        </>
      )}
    />
  );
}

/** Each word that was typed is in one of the names, in whatever order: “Brazilian Portuguese”. */
function isFound({ names }: LanguageOption, typed: string): boolean {
  const all = names.join('\n');
  return searchable(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/**
 * What was typed whole comes before the beginning of a name, and that before the middle; “Chinese” finds Simplified
 * Chinese before the variants of regions.
 */
function rank({ names, value }: LanguageOption, typed: string): number {
  const wanted = searchable(typed).trim();
  const usual = usualVariants.includes(value) ? 1 : 0;
  if (names.includes(wanted)) return 4 + usual;
  return (names.some((name) => name.startsWith(wanted)) ? 2 : 0) + usual;
}

function options(): LanguageOption[] {
  return languages.map(({ tag, englishName, chineseName, ownName }) => ({
    value: tag,
    label: languageName(tag),
    ownName,
    names: [tag, englishName, chineseName, ownName, ...(languageAliases[tag]?.split(' ') ?? [])].map(
      searchable,
    ),
  }));
}

/** “Español” is found by “espanol”. */
function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

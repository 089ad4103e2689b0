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
  readonly names: string;
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
        filterOption: (typed, option) => option?.names.includes(searchable(typed)) ?? false,
        filterSort: (one, other) => Number(isUsual(other)) - Number(isUsual(one)),
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

/** “Chinese” finds Simplified Chinese before the variants of regions. */
function isUsual({ value }: LanguageOption): boolean {
  return usualVariants.includes(value);
}

function options(): LanguageOption[] {
  return languages.map(({ tag, englishName, chineseName, ownName }) => ({
    value: tag,
    label: languageName(tag),
    ownName,
    names: searchable([tag, englishName, chineseName, ownName, languageAliases[tag] ?? ''].join(' ')),
  }));
}

/** “Español” is found by “espanol”. */
function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

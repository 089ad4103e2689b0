import { PlusOutlined } from '@ant-design/icons';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './entries.module.css';
import {
  changeTerm,
  type EntryDraft,
  type EntryFault,
  languagesOfDraft,
  withoutTerm,
  withTerm,
} from './entry-draft.ts';
import { TermField } from './term-field.tsx';
import { isLanguage } from './terms-in.ts';

interface LanguageTermsProps {
  readonly base: TermBase;
  /** The entry that is changed; it is not told of as similar. */
  readonly entry: TermEntry | undefined;
  readonly draft: EntryDraft;
  readonly faults: readonly EntryFault[];
  readonly onChange: (draft: EntryDraft) => void;
}

/** The terms by language, the source's first, and a way to more of the base's languages. */
export function LanguageTerms({ base, entry, draft, faults, onChange }: LanguageTermsProps) {
  const { t } = useTranslation('terms');
  const shown = languagesOfDraft(draft, base);
  const further = base.targetLanguages.filter(
    (language) => !shown.some((known) => isLanguage({ language: known }, language)),
  );
  const isSource = (language: string) => isLanguage({ language }, base.sourceLanguage);
  const firstTarget = shown.find((language) => !isSource(language));
  const faultOf = (language: string) => {
    if (isSource(language))
      return faults.includes('source')
        ? t('entry.fault.source', { language: languageName(language) })
        : undefined;
    return language === firstTarget && faults.includes('target') ? t('entry.fault.target') : undefined;
  };
  return (
    <Stack gap="md">
      {shown.map((language) => {
        const terms = draft.terms.filter((term) => term.language === language);
        return (
          <fieldset key={language} className={styles['language']}>
            <legend>{languageName(language)}</legend>
            {terms.map((term, index) => (
              <TermField
                key={term.key}
                fault={index === 0 ? faultOf(language) : undefined}
                base={base}
                entry={entry}
                term={term}
                removable={draft.terms.length > 2}
                onChange={(change) => onChange(changeTerm(draft, term.key, change))}
                onRemove={() => onChange(withoutTerm(draft, term.key))}
              />
            ))}
            <div>
              <Button
                size="small"
                type="text"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => onChange(withTerm(draft, language))}
              >
                {t('entry.addTerm', { language: languageName(language) })}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {further.length > 0 ? (
        <Select<string>
          aria-label={t('entry.addLanguage')}
          placeholder={t('entry.addLanguage')}
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          onChange={(language) => onChange(withTerm(draft, language))}
          options={further.map((language) => ({ value: language, label: languageName(language) }))}
        />
      ) : null}
      <Text size="small" tone="tertiary" as="p">
        {t('entry.stem')}
      </Text>
    </Stack>
  );
}

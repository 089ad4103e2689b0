import { limits } from '@transloom/contracts/limits';
import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './entries.module.css';
import type { TermDraft } from './entry-draft.ts';
import { caseRules, genders, partsOfSpeech } from './use-term-facts.ts';

interface TermDetailsProps {
  readonly term: TermDraft;
  readonly onChange: (change: Partial<TermDraft>) => void;
}

/** Part of speech, gender, capitals, inflection and a note. */
export function TermDetails({ term, onChange }: TermDetailsProps) {
  const { t } = useTranslation('terms');
  const { partOfSpeech, gender, caseRule, exact, note } = term;
  return (
    <div className={styles['details']}>
      <Choice
        label={t('entry.partOfSpeech')}
        value={partOfSpeech}
        options={partsOfSpeech.map((value) => ({ value, label: t(`partOfSpeech.${value}`) }))}
        onChange={(value) => onChange({ partOfSpeech: value })}
      />
      <Choice
        label={t('entry.gender')}
        value={gender}
        options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        onChange={(value) => onChange({ gender: value })}
      />
      <Select<'automatic' | 'any' | 'same'>
        className={styles['wide'] ?? ''}
        aria-label={t('entry.caseRule')}
        value={caseRule ?? 'automatic'}
        onChange={(value) => onChange({ caseRule: value === 'automatic' ? null : value })}
        options={(['automatic', ...caseRules] as const).map((value) => ({
          value,
          label: t(`caseRule.${value}`),
        }))}
      />
      <div className={styles['wide']}>
        <Checkbox checked={exact} onChange={({ target }) => onChange({ exact: target.checked })}>
          {t('entry.exact')}
        </Checkbox>
      </div>
      <div className={styles['wide']}>
        <Input
          aria-label={t('entry.note')}
          placeholder={t('entry.note')}
          maxLength={limits.termNoteCharacters}
          value={note ?? ''}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** One of the options, or what a file said instead. */
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select<string>
      aria-label={label}
      placeholder={label}
      allowClear
      value={value}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
      options={[...options]}
    />
  );
}

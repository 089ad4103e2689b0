import { DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { type TermEntry, termStatusSchema } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Text } from '../../../ui/text.tsx';
import type { TermStatusName } from '../term-status.tsx';
import styles from './entries.module.css';
import type { TermDraft } from './entry-draft.ts';
import { SimilarTerms } from './similar-terms.tsx';
import { TermDetails } from './term-details.tsx';

interface TermFieldProps {
  readonly base: TermBase;
  readonly entry: TermEntry | undefined;
  readonly term: TermDraft;
  /** What is wrong with it, in words. */
  readonly fault: string | undefined;
  readonly removable: boolean;
  readonly onChange: (change: Partial<TermDraft>) => void;
  readonly onRemove: () => void;
}

/** One term with its status; what few need stands behind an arrow. */
export function TermField({ base, entry, term, fault, removable, onChange, onRemove }: TermFieldProps) {
  const { t } = useTranslation('terms');
  const [open, setOpen] = useState(false);
  const { text, language, status } = term;
  const label = t('entry.termOf', { language: languageName(language) });
  return (
    <>
      <div className={styles['field']}>
        <Input
          aria-label={label}
          lang={language}
          {...(fault === undefined ? {} : { status: 'error' as const, 'aria-invalid': true })}
          maxLength={limits.termCharacters}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Select<TermStatusName>
          aria-label={t('entry.statusOf', { term: text || label })}
          value={status}
          onChange={(value) => onChange({ status: value })}
          options={termStatusSchema.options.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <IconButton
          label={t('entry.details')}
          icon={open ? <UpOutlined /> : <DownOutlined />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        <IconButton
          label={t('entry.removeTerm', { term: text || label })}
          icon={<DeleteOutlined />}
          disabled={!removable}
          onClick={onRemove}
        />
      </div>
      {fault === undefined ? null : (
        <div role="alert">
          <Text size="small" tone="danger">
            {fault}
          </Text>
        </div>
      )}
      <SimilarTerms
        termBaseId={base.termBaseId}
        language={language}
        text={text}
        without={entry?.termEntryId}
      />
      {open ? <TermDetails term={term} onChange={onChange} /> : null}
    </>
  );
}

import type { TermEntry } from '@transloom/contracts/term-entries';
import { toMarkup } from '@transloom/core/inline/markup';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Text } from '../../../ui/text.tsx';
import { TermStatus } from '../term-status.tsx';
import styles from './entries.module.css';
import { termsIn } from './terms-in.ts';

interface TermCellProps {
  readonly entry: TermEntry;
  readonly language: string;
  /** Marked where it stands. */
  readonly search: string;
  /** The first term leads to the whole entry. */
  readonly onOpen?: () => void;
}

/** The terms of one language below one another; a status that is not the usual one is named. */
export function TermCell({ entry, language, search, onOpen }: TermCellProps) {
  const { t } = useTranslation('terms');
  const terms = termsIn(entry.terms, language);
  if (terms.length === 0)
    return (
      <Text size="table" tone="tertiary">
        {t('entry.noTranslation')}
      </Text>
    );
  return (
    <ul className={styles['terms']}>
      {terms.map(({ termId, text, status }, index) => {
        const markup = toMarkup({ text, codes: [], styles: [] });
        const shown = <InlineView markup={markup} language={language} search={search} />;
        return (
          <li key={termId} className={styles['term']}>
            {onOpen && index === 0 ? (
              <button
                type="button"
                className={styles['open']}
                aria-label={t('entry.open', { term: text })}
                onClick={onOpen}
              >
                {shown}
              </button>
            ) : (
              <span>{shown}</span>
            )}
            {status === 'preferred' ? null : <TermStatus status={status} />}
          </li>
        );
      })}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { TermEntry } from '@transloom/contracts/term-entries';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { Text } from '../../../ui/text.tsx';
import { EntryHistory, originsOf } from '../../assets/entry-history.tsx';
import { TermStatus } from '../term-status.tsx';
import { termHistoryQuery } from '../terms.queries.ts';
import styles from './entries.module.css';

/** A concept as it is, and as it was before each change. */
export function TermEntryHistory({ entry }: { readonly entry: TermEntry }) {
  const { t } = useTranslation('assets');
  const { termBaseId, termEntryId } = entry;
  const { data, error, refetch } = useQuery(termHistoryQuery({ termBaseId, termEntryId }));
  const past = data?.map((version) => ({
    title: t(`history.${version.change}`),
    who: version.changedBy,
    when: version.changedAt,
    texts: <Texts {...version} />,
  }));
  return (
    <EntryHistory
      entry={entry}
      texts={<Texts {...entry} />}
      query={{ data: past, error, refetch }}
      origins={originsOf(entry, t)}
    />
  );
}

interface TextsProps extends Pick<TermEntry, 'definition' | 'note'> {
  readonly terms: readonly Pick<TermEntry['terms'][number], 'language' | 'text' | 'status'>[];
}

function Texts({ terms, definition, note }: TextsProps) {
  return (
    <>
      <ul className={styles['terms']}>
        {terms.map(({ language, text, status }) => (
          <li key={`${language} ${text}`} className={styles['term']}>
            <Text size="small" tone="tertiary">
              {languageName(language)}
            </Text>
            <span lang={language}>{text}</span>
            {status === 'preferred' ? null : <TermStatus status={status} />}
          </li>
        ))}
      </ul>
      {[definition, note].map((text) =>
        text === null ? null : (
          <Text key={text} size="table" tone="secondary" as="p">
            {text}
          </Text>
        ),
      )}
    </>
  );
}

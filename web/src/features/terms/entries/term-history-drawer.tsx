import { useQuery } from '@tanstack/react-query';
import type { TermEntry } from '@transloom/contracts/terms';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { TermStatus } from '../term-status.tsx';
import { termHistoryQuery } from '../terms.queries.ts';
import styles from './entries.module.css';

interface TermHistoryDrawerProps {
  readonly entry: TermEntry | undefined;
  readonly onClose: () => void;
}

export function TermHistoryDrawer({ entry, onClose }: TermHistoryDrawerProps) {
  const { t } = useTranslation('terms');
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t('history.title')}
    >
      {entry ? <TermHistory entry={entry} /> : null}
    </Drawer>
  );
}

/** The entry as it is, what it was before each change, and where it came from. */
function TermHistory({ entry }: { readonly entry: TermEntry }) {
  const { t } = useTranslation('terms');
  const { termBaseId, termEntryId, fileName, projectName } = entry;
  const query = useQuery(termHistoryQuery({ termBaseId, termEntryId }));
  return (
    <Loadable query={query}>
      {(versions) => (
        <LineList>
          <ListLine>
            <Version
              title={t('history.now')}
              who={entry.updater ?? entry.creator}
              when={entry.updatedAt}
              {...entry}
            />
          </ListLine>
          {versions.map((version) => (
            <ListLine key={version.changedAt}>
              <Version
                title={t(`history.${version.change}`)}
                who={version.changedBy}
                when={version.changedAt}
                {...version}
              />
            </ListLine>
          ))}
          <ListLine>
            <Text size="small" tone="secondary">
              {t('history.created')} {entry.creator ?? ''} · <When instant={entry.createdAt} />
              {fileName === null ? null : ` · ${t('entry.fromFile', { file: fileName })}`}
              {projectName === null ? null : ` · ${t('entry.fromProject', { project: projectName })}`}
            </Text>
          </ListLine>
        </LineList>
      )}
    </Loadable>
  );
}

interface VersionProps extends Pick<TermEntry, 'definition' | 'note'> {
  readonly title: string;
  readonly who: string | null;
  readonly when: string;
  readonly terms: readonly Pick<TermEntry['terms'][number], 'language' | 'text' | 'status'>[];
}

function Version({ title, who, when, terms, definition, note }: VersionProps) {
  return (
    <Stack gap="xxs">
      <Text size="small" tone="secondary">
        {title}
        {who === null ? null : ` · ${who}`} · <When instant={when} />
      </Text>
      <ul className={styles['terms']}>
        {terms.map(({ language, text, status }) => (
          <li key={`${language} ${text}`} className={styles['term']}>
            <Text size="small" tone="tertiary">
              {languageName(language)}
            </Text>
            <span>{text}</span>
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
    </Stack>
  );
}

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable, type Loading } from '../../ui/loadable.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';

/** Who made an entry and changed it last. */
interface Known {
  readonly creator: string | null;
  readonly createdAt: string;
  readonly updater: string | null;
  readonly updatedAt: string;
}

/** What an entry was before somebody changed it. */
export interface PastEntry {
  readonly title: string;
  readonly who: string | null;
  readonly when: string;
  /** Its texts as they were. */
  readonly texts: ReactNode;
}

interface EntryHistoryProps {
  readonly entry: Known;
  /** Its texts as they are. */
  readonly texts: ReactNode;
  /** The last change first. */
  readonly query: Loading<readonly PastEntry[]>;
  /** Where it came from, in a few words each. */
  readonly origins: readonly string[];
}

/** The file and the project something came from, in a few words each. */
export function originsOf(
  { fileName, projectName }: { readonly fileName: string | null; readonly projectName: string | null },
  t: TFunction<'assets'>,
): readonly string[] {
  return [
    ...(fileName === null ? [] : [t('history.fromFile', { file: fileName })]),
    ...(projectName === null ? [] : [t('history.fromProject', { project: projectName })]),
  ];
}

/** The entry as it is, what it was before each change, and where it came from. */
export function EntryHistory({ entry, texts, query, origins }: EntryHistoryProps) {
  const { t } = useTranslation('assets');
  const { creator, createdAt, updater, updatedAt } = entry;
  const now = { title: t('history.now'), who: updater ?? creator, when: updatedAt, texts };
  return (
    <Loadable query={query}>
      {(past) => (
        <LineList>
          {[now, ...past].map((version) => (
            <ListLine key={`${version.title} ${version.when}`}>
              <Version {...version} />
            </ListLine>
          ))}
          <ListLine>
            <Text size="small" tone="secondary">
              {t('history.created')}
              {creator === null ? null : ` · ${creator}`} · <When instant={createdAt} />
              {origins.map((origin) => ` · ${origin}`)}
            </Text>
          </ListLine>
        </LineList>
      )}
    </Loadable>
  );
}

function Version({ title, who, when, texts }: PastEntry) {
  return (
    <Stack gap="xxs">
      <Text size="small" tone="secondary">
        {title}
        {who === null ? null : ` · ${who}`} · <When instant={when} />
      </Text>
      {texts}
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Loading } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { termPictureQuery } from '../terms.queries.ts';
import styles from './pictures.module.css';

interface TermPictureProps {
  readonly query: Loading<{ readonly address: string }>;
  /** What it shows. */
  readonly term: string;
}

/** The uploaded picture of a concept, in room that is kept for it while it comes. */
export function TermPicture({ query: { data, error, refetch }, term }: TermPictureProps) {
  const { t } = useTranslation('terms');
  if (error !== null && data === undefined) {
    return (
      <Stack direction="row" gap="xs" wrap>
        <Text size="small" tone="secondary">
          {t('picture.failed')}
        </Text>
        <Button size="small" onClick={() => void refetch()}>
          {t('picture.retry')}
        </Button>
      </Stack>
    );
  }
  return (
    <div className={styles['frame']}>
      {data === undefined ? null : (
        <img className={styles['picture']} src={data.address} alt={t('entry.image-alt', { term })} />
      )}
    </div>
  );
}

interface StoredPictureProps {
  readonly termBaseId: string;
  readonly termEntryId: string;
  readonly pictureId: string;
  readonly term: string;
}

/** The same of an entry whose term base one may look into. */
export function StoredPicture({ term, ...entry }: StoredPictureProps) {
  return <TermPicture query={useQuery(termPictureQuery(entry))} term={term} />;
}

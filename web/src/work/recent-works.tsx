import type { WorkContract } from '@transloom/contracts/work';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../ui/text.tsx';
import styles from './recent-works.module.css';
import { useWorkList } from './use-work.ts';
import type { WorkIn, WorkKind } from './work-kind.ts';
import { WorkStatusTag } from './work-status-tag.tsx';

interface RecentWorksProps<Contract extends WorkContract> {
  readonly kind: WorkKind<Contract>;
  /** The name as a link to the page of the work. */
  readonly link: (work: WorkIn<Contract>) => ReactNode;
}

const shown = 3;

/** The newest works of a kind with their states; nothing while there are none. */
export function RecentWorks<Contract extends WorkContract>({ kind, link }: RecentWorksProps<Contract>) {
  const { t } = useTranslation('work');
  const { data, error, refetch } = useWorkList(kind, { pageSize: shown });
  if (data === undefined && error !== null)
    return (
      <div className={styles['failure']}>
        <Text size="small" tone="danger">
          {t('recent.failed')}
        </Text>
        <Button size="small" type="link" onClick={() => void refetch()}>
          {t('recent.again')}
        </Button>
      </div>
    );
  if (data === undefined || data.records.length === 0) return null;
  return (
    <ul className={styles['works']} aria-label={t('recent.label')}>
      {data.records.map((work) => (
        <li key={work.workId} className={styles['work']}>
          {link(work)}
          <WorkStatusTag status={work.status} />
        </li>
      ))}
    </ul>
  );
}

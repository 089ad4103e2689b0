import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { holderOf } from '../row-lease.ts';
import { useWorkbench } from '../workbench-context.ts';
import styles from './lease-notice.module.css';

/** Somebody else writes in this row: who, and the way to take it over from them. */
export function LeaseNotice({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const name = useWorkbench((state) => holderOf(state, segmentId)?.username);
  const takeRow = useWorkbench((state) => state.takeRow);
  if (name === undefined) return null;
  return (
    <div className={styles['notice']}>
      <Text size="small" tone="secondary">
        {t('lease.held', { name })}
      </Text>
      <Button size="small" onClick={() => takeRow(segmentId)}>
        {t('lease.take')}
      </Button>
    </div>
  );
}

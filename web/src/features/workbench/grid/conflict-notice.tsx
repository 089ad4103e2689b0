import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import styles from './conflict-notice.module.css';

/** Somebody else saved this segment meanwhile: both texts, and the choice. Editing the own text first merges them. */
export function ConflictNotice({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  const theirs = useWorkbench(({ queue }) => queue.get(segmentId)?.theirs ?? null);
  const mine = useWorkbench((state) => shownText(state, segmentId)?.target ?? '');
  const keepMine = useWorkbench((state) => state.keepMine);
  const takeTheirs = useWorkbench((state) => state.takeTheirs);
  if (theirs === null) return null;
  return (
    <div className={styles['notice']} role="alert">
      <Text size="small" tone="warning">
        {t('conflict.title', { name: theirs.changedBy ?? '' })}
      </Text>
      <div className={styles['theirs']}>
        <InlineView markup={theirs.target} language={targetLanguage} codes={theirs.codes} />
      </div>
      <Stack direction="row" gap="xs" wrap>
        <Button size="small" onClick={() => keepMine(segmentId, mine)}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="small" onClick={() => takeTheirs(segmentId)}>
          {t('conflict.takeTheirs')}
        </Button>
        <Text size="small" tone="secondary">
          {t('conflict.merge')}
        </Text>
      </Stack>
    </div>
  );
}

import type { EventOf } from '@transloom/contracts/endpoint';
import type { Segment } from '@transloom/contracts/segments';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import styles from './panels.module.css';

interface DraftCardProps {
  readonly segment: Segment;
  readonly draft: EventOf<typeof workbenchApi.translateSegment>;
  readonly onCancel: () => void;
}

/** What an engine is writing: to be read, not to be taken, because nothing of it has been checked. */
export function DraftCard({ segment, draft, onCancel }: DraftCardProps) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  return (
    <article
      className={styles['card']}
      aria-busy
      aria-label={t('translation.writing', { engine: draft.engine })}
    >
      <p className={styles['draft']}>
        <InlineView markup={draft.target} language={targetLanguage} codes={segment.codes} />
      </p>
      <Stack direction="row" gap="xs" justify="space-between">
        <Text size="small" tone="tertiary">
          {t('translation.writing', { engine: draft.engine })}
        </Text>
        <Button size="small" type="text" onClick={onCancel}>
          {t('translation.stop')}
        </Button>
      </Stack>
    </article>
  );
}

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { numberOf } from '../segment-rows.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { issueText } from './issue-text.ts';
import styles from './quality.module.css';
import { useUnignoreIssue } from './quality.queries.ts';
import type { IgnoredIssue } from './quality-store.ts';

/** An issue that somebody ignored, with the reason; it can be taken up again. */
export function IgnoredCard({ ignored: { issue, ignore } }: { readonly ignored: IgnoredIssue }) {
  const { t } = useTranslation('quality');
  const { document } = useWorkbenchParts().opened;
  const number = useWorkbench(({ rows }) => numberOf(rows, issue.segmentId));
  const goTo = useWorkbench((state) => state.goTo);
  const unignore = useUnignoreIssue();
  return (
    <article className={styles['issue']}>
      <div className={styles['line']}>
        <Button size="small" type="link" onClick={() => goTo(issue.segmentId)}>
          {t('segment', { number: number ?? '' })}
        </Button>
        <Button
          size="small"
          type="text"
          loading={unignore.isPending}
          onClick={() => unignore.mutate({ documentId: document.documentId, ignoreId: ignore.ignoreId })}
        >
          {t('ignore.takeBack')}
        </Button>
      </div>
      <p className={styles['message']}>{issueText(issue)}</p>
      <Text size="small" tone="secondary">
        {ignore.segmentId === null ? `${t('ignore.inProject')} · ` : null}
        {ignore.ignoredBy} · <When instant={ignore.ignoredAt} />
      </Text>
      {ignore.reason === '' ? null : (
        <Text size="small">{t('ignore.because', { reason: ignore.reason })}</Text>
      )}
    </article>
  );
}

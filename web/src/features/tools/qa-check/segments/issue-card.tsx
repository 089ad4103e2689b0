import type { CheckedIssue, CheckedSegment } from '@transloom/contracts/qa-check';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../ui/stack.tsx';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import { Text } from '../../../../ui/text.tsx';
import { TextDifference } from '../../../../ui/text-difference.tsx';
import { When } from '../../../../ui/when.tsx';
import { useFixIssue, useUnignoreIssues } from '../qa-check.queries.ts';
import styles from './check.module.css';

const tones = { error: 'danger', warning: 'warning', info: 'info' } as const;

interface IssueCardProps {
  readonly workId: string;
  readonly segment: CheckedSegment;
  readonly issue: CheckedIssue;
  readonly onIgnore: (issue: CheckedIssue) => void;
}

/** An issue: what is wrong, what its fix makes of the text, and what can be done; an ignored one with who, when and why. */
export function IssueCard({ workId, segment, issue, onIgnore }: IssueCardProps) {
  const { t } = useTranslation('qa-check');
  const fix = useFixIssue(workId);
  const unignore = useUnignoreIssues(workId);
  const { issueId, message, ignored } = issue;
  const writable = segment.writable && !segment.locked;
  return (
    <article className={styles['issue']} aria-label={message}>
      <IssueHead issue={issue} />
      {ignored === null ? null : (
        <Text as="p" size="small" tone="secondary">
          {ignored.by} · <When instant={ignored.at} />
          {ignored.reason === '' ? null : ` · ${ignored.reason}`}
        </Text>
      )}
      {issue.fix === null || ignored !== null ? null : (
        <p className={styles['preview']}>
          <TextDifference
            before={fromMarkup(segment.target).text}
            after={fromMarkup(issue.fix).text}
            words={{ removed: t('fix.removed'), added: t('fix.added') }}
          />
        </p>
      )}
      <Stack direction="row" gap="xs">
        {ignored === null ? (
          <>
            {issue.fix === null || !writable ? null : (
              <Button size="small" loading={fix.isPending} onClick={() => fix.mutate(issueId)}>
                {t('fix.one')}
              </Button>
            )}
            <Button size="small" type="text" onClick={() => onIgnore(issue)}>
              {t('ignore.action')}
            </Button>
          </>
        ) : (
          <Button size="small" loading={unignore.isPending} onClick={() => unignore.mutate([issueId])}>
            {t('ignore.back')}
          </Button>
        )}
      </Stack>
    </article>
  );
}

/** Its severity, who found it, and the words. */
function IssueHead({
  issue: { severity, origin, message, ignored },
}: {
  readonly issue: Pick<CheckedIssue, 'severity' | 'origin' | 'message' | 'ignored'>;
}) {
  const { t } = useTranslation('qa-check');
  return (
    <>
      <div className={styles['line']}>
        <StatusTag tone={ignored === null ? tones[severity] : 'neutral'}>
          {ignored === null ? t(`severity.${severity}`) : t('ignore.done')}
        </StatusTag>
        {origin === 'rule' ? null : <StatusTag tone="accent">{t(`origin.${origin}`)}</StatusTag>}
      </div>
      <Text as="p" size="table">
        {message}
      </Text>
    </>
  );
}

import { fromMarkup } from '@transloom/core/inline/markup';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { numberOf, segmentAt } from '../segment-rows.ts';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { issueText } from './issue-text.ts';
import styles from './quality.module.css';
import { addSpellingWord } from './quality.queries.ts';
import type { SegmentIssue } from './segment-issue.ts';

const tones = { error: 'danger', warning: 'warning', info: 'info' } as const;

interface IssueCardProps {
  readonly issue: SegmentIssue;
  /** The text is another one by now, so that nothing can be fixed or ignored. */
  readonly stale?: boolean;
  readonly onIgnore: (issue: SegmentIssue) => void;
}

/** An open issue: what is wrong, what the mechanical fix would make of the text, and what can be done. */
export function IssueCard({ issue, stale = false, onIgnore }: IssueCardProps) {
  const { t } = useTranslation('quality');
  const { opened, quality } = useWorkbenchParts();
  const segment = useWorkbench(({ rows }) => segmentAt(rows, issue.segmentId));
  const target = useWorkbench((state) => shownText(state, issue.segmentId)?.target);
  const active = useWorkbench(({ activeId }) => activeId === issue.segmentId);
  const goTo = useWorkbench((state) => state.goTo);
  const change = useWorkbench((state) => state.change);
  const number = useWorkbench(({ rows }) => numberOf(rows, issue.segmentId));
  if (number === undefined) return null;
  const writable = opened.editable && segment?.refusal === null;
  const { fix, key: word } = issue;
  const learn = () =>
    void addSpellingWord({ documentId: opened.document.documentId, word }).then(
      () => quality.getState().learn(word),
      reportFailure,
    );
  return (
    <article className={styles['issue']} data-active={active}>
      <div className={styles['line']}>
        <Button size="small" type="link" onClick={() => goTo(issue.segmentId)}>
          {t('segment', { number })}
        </Button>
        <span>
          {issue.origin === undefined ? null : (
            <StatusTag tone="neutral">{t(`origin.${issue.origin}`)}</StatusTag>
          )}{' '}
          {stale ? (
            <StatusTag tone="neutral">{t('stale')}</StatusTag>
          ) : (
            <StatusTag tone={tones[issue.severity]}>{t(`severity.${issue.severity}`)}</StatusTag>
          )}
        </span>
      </div>
      <p className={styles['message']}>{issueText(issue)}</p>
      {fix === undefined || target === undefined ? null : (
        <p className={styles['preview']}>
          <TextDifference
            before={fromMarkup(target).text}
            after={fromMarkup(fix).text}
            words={{ removed: t('fix.removed'), added: t('fix.added') }}
          />
        </p>
      )}
      <Stack direction="row" gap="xs">
        {fix === undefined || !writable ? null : (
          <Button
            size="small"
            onClick={() => {
              goTo(issue.segmentId);
              change(issue.segmentId, {
                target: fix,
                confirmed: false,
                origin: 'person',
                matchRate: null,
                engine: null,
              });
            }}
          >
            {t('fix.one')}
          </Button>
        )}
        {opened.editable && !stale ? (
          <Button size="small" type="text" onClick={() => onIgnore(issue)}>
            {t('ignore.action')}
          </Button>
        ) : null}
        {opened.editable && issue.check === 'misspelled' ? (
          <Button size="small" type="text" onClick={learn}>
            {t('learn')}
          </Button>
        ) : null}
      </Stack>
    </article>
  );
}

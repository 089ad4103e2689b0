import { fromMarkup } from '@transloom/core/inline/markup';
import { Checkbox, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import { TextDifference } from '../../../ui/text-difference.tsx';
import listStyles from '../panels/panels.module.css';
import { numberOf } from '../segment-rows.ts';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { issueText } from './issue-text.ts';
import styles from './quality.module.css';
import type { SegmentIssue } from './segment-issue.ts';

export interface Mended {
  readonly segmentId: string;
  readonly target: string;
}

interface FixAllDialogProps {
  /** With a fix; of a segment the first is mended now, and the next one on the mended text. */
  readonly issues: readonly SegmentIssue[];
  readonly onFix: (mended: readonly Mended[]) => void;
  readonly onClose: () => void;
}

/** Shows what every mechanical fix makes of its text; those that are chosen are made as one step. */
export function FixAllDialog({ issues, onFix, onClose }: FixAllDialogProps) {
  const { t } = useTranslation('quality');
  const { store, rows: loader } = useWorkbenchParts();
  useEffect(() => {
    loader.load(issues.map(({ segmentId }) => segmentId)).catch(reportFailure);
  }, [loader, issues]);
  const rows = useWorkbench((state) => state.rows);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const mended = issues.flatMap((issue) => {
    const { segmentId, fix } = issue;
    const before = shownText(store.getState(), segmentId)?.target;
    const number = numberOf(rows, segmentId);
    return fix === undefined || before === undefined || number === undefined
      ? []
      : [{ segmentId, target: fix, before, number, issue }];
  });
  const chosen = mended.filter(({ segmentId }) => !left.has(segmentId));
  return (
    <Modal
      open
      width={720}
      title={t('fix.title')}
      okText={t('fix.some', { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 }}
      cancelText={t('cancel')}
      onOk={() => onFix(chosen.map(({ segmentId, target }) => ({ segmentId, target })))}
      onCancel={onClose}
      styles={{ body: { maxHeight: '60vh', overflowY: 'auto' } }}
    >
      <ul className={listStyles['list']}>
        {mended.map(({ segmentId, before, target, number, issue }) => (
          <li key={segmentId} className={styles['issue']}>
            <Checkbox
              checked={!left.has(segmentId)}
              onChange={({ target: { checked } }) => {
                const next = new Set(left);
                if (checked) next.delete(segmentId);
                else next.add(segmentId);
                setLeft(next);
              }}
            >
              {t('segment', { number })} · {issueText(issue)}
            </Checkbox>
            <p className={styles['preview']}>
              <TextDifference
                before={fromMarkup(before).text}
                after={fromMarkup(target).text}
                words={{ removed: t('fix.removed'), added: t('fix.added') }}
              />
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

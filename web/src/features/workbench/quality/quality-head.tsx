import {
  FileExcelOutlined,
  FileSearchOutlined,
  FileWordOutlined,
  GlobalOutlined,
  RobotOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@transloom/contracts/limits';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { Text } from '../../../ui/text.tsx';
import { isMarked } from '../segment-rows.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { FixAllDialog, type Mended } from './fix-all-dialog.tsx';
import { judgmentsQuery } from './intelligent-check.queries.ts';
import { IntelligentDrawer } from './intelligent-drawer.tsx';
import styles from './quality.module.css';
import { exportIssues } from './quality.queries.ts';
import type { SegmentIssue } from './segment-issue.ts';
import { useQuality } from './use-issues.ts';

interface QualityHeadProps {
  readonly issues: readonly SegmentIssue[];
  readonly onFix: (mended: readonly Mended[]) => void;
  readonly onNext: () => void;
}

/** How many issues there are, the way to the next one, and what can be done with all of them. */
export function QualityHead({ issues, onFix, onNext }: QualityHeadProps) {
  const { t } = useTranslation('quality');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { opened, quality } = useWorkbenchParts();
  const { documentId } = opened.document;
  const waiting = useQuality((state) => state.waiting);
  const rows = useWorkbench((state) => state.rows);
  const [fixing, setFixing] = useState(false);
  const [asking, setAsking] = useState(false);
  const judgments = useQuery(judgmentsQuery(documentId)).data;
  const fixable = useMemo(
    () => firstFixes(issues, (segmentId) => !isMarked(rows, segmentId, 'closed')),
    [issues, rows],
  );
  const fixAll = {
    key: 'fix',
    label: t('fix.all', { count: fixable.length }),
    icon: <ToolOutlined />,
    onClick: () => setFixing(true),
    ...(fixable.length === 0 && { reason: t('fix.none') }),
  };
  const report = (format: 'xlsx' | 'html') => ({
    key: format,
    label: t(`report.${format}`),
    icon: format === 'xlsx' ? <FileExcelOutlined /> : <GlobalOutlined />,
    onClick: () =>
      void exportIssues({ documentId, format }).then(
        () => message.success(t('report.started')),
        reportFailure,
      ),
  });
  return (
    <div className={styles['line']}>
      <Text size="small" tone="secondary" numeric>
        {waiting > 0 ? t('checking', { count: waiting }) : t('found', { count: issues.length })}
      </Text>
      <span>
        <Button size="small" type="text" disabled={issues.length === 0} onClick={onNext}>
          {t('next')}
        </Button>
        <MoreMenu
          size="small"
          actions={[
            ...(opened.editable ? [fixAll] : []),
            {
              key: 'check',
              label: t('check'),
              icon: <FileSearchOutlined />,
              onClick: () => quality.getState().checkAll(),
            },
            ...(opened.editable
              ? [
                  {
                    key: 'intelligent',
                    label: t('intelligent.action'),
                    icon: <RobotOutlined />,
                    onClick: () => setAsking(true),
                    ...(judgments?.enabled !== true && { reason: t('intelligent.off') }),
                  },
                ]
              : []),
            report('xlsx'),
            report('html'),
            {
              key: 'words',
              label: t('words.open'),
              icon: <FileWordOutlined />,
              onClick: () => void navigate({ to: '/asset/spelling/index' }),
            },
          ]}
        />
      </span>
      <IntelligentDrawer open={asking} onClose={() => setAsking(false)} />
      {fixing ? (
        <FixAllDialog
          issues={fixable}
          onFix={(mended) => {
            setFixing(false);
            onFix(mended);
          }}
          onClose={() => setFixing(false)}
        />
      ) : null}
    </div>
  );
}

/** The first issue with a fix of each segment that may be changed, as many as one step takes. */
function firstFixes(
  issues: readonly SegmentIssue[],
  isWritable: (segmentId: string) => boolean,
): readonly SegmentIssue[] {
  const first = new Map<string, SegmentIssue>();
  for (const issue of issues)
    if (issue.fix !== undefined && !first.has(issue.segmentId) && isWritable(issue.segmentId))
      first.set(issue.segmentId, issue);
  return [...first.values()].slice(0, limits.segmentsPerPage);
}

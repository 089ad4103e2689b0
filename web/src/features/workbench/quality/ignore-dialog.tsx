import { Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { Stack } from '../../../ui/stack.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import { issueText } from './issue-text.ts';
import { useIgnoreIssue } from './quality.queries.ts';
import type { SegmentIssue } from './segment-issue.ts';

const mostReason = 500;

const reaches = ['segment', 'project', 'check'] as const;
type Reach = (typeof reaches)[number];

interface IgnoreDialogProps {
  readonly issue: SegmentIssue;
  readonly onClose: () => void;
}

/** Ignores an issue with a reason: here, the same one everywhere in the project, or all that its check finds. */
export function IgnoreDialog({ issue, onClose }: IgnoreDialogProps) {
  const { t } = useTranslation('quality');
  const { documentId } = useWorkbenchParts().opened.document;
  const mayInProject = useAllows()('qa:settings');
  const [reason, setReason] = useState('');
  const [reach, setReach] = useState<Reach>('segment');
  const ignore = useIgnoreIssue();
  const { check, key, params = {} } = issue;
  const submit = () =>
    ignore.mutate(
      {
        documentId,
        segmentId: reach === 'segment' ? issue.segmentId : null,
        check,
        key: reach === 'check' ? null : key,
        params,
        reason: reason.trim(),
      },
      { onSuccess: onClose },
    );
  return (
    <Modal
      open
      title={t('ignore.title')}
      okText={t('ignore.action')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: ignore.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <span>{issueText(issue)}</span>
        <Input
          autoFocus
          aria-label={t('ignore.reason')}
          placeholder={t('ignore.reason')}
          maxLength={mostReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onPressEnter={({ nativeEvent }) => {
            if (!nativeEvent.isComposing) submit();
          }}
        />
        {mayInProject ? (
          <Radio.Group
            vertical
            aria-label={t('ignore.reach')}
            value={reach}
            onChange={({ target }) => setReach(target.value as Reach)}
            options={reaches.map((value) => ({ value, label: t(`ignore.where.${value}`) }))}
          />
        ) : null}
      </Stack>
    </Modal>
  );
}

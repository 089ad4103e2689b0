import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { segmentAt } from '../segment-rows.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';

/** Asks before an undone or redone step overwrites what somebody else made of the segment since. */
export function UndoQuestion({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  const doubtful = useWorkbench((state) => state.doubtful);
  const segment = useWorkbench(({ rows }) => doubtful && segmentAt(rows, doubtful.segmentId));
  const settle = useWorkbench((state) => state.settleDoubt);
  return (
    <Modal
      open={doubtful !== null}
      title={t('doubt.title', { number: segment?.number ?? '', name: segment?.changedBy ?? '' })}
      onCancel={() => settle(false)}
      afterClose={onClosed}
      footer={[
        <Button key="take" danger onClick={() => settle(true)}>
          {t('doubt.take')}
        </Button>,
        <Button key="leave" type="primary" autoFocus onClick={() => settle(false)}>
          {t('doubt.leave')}
        </Button>,
      ]}
    >
      {segment && doubtful ? (
        <Stack gap="sm">
          <span>{t('doubt.now')}</span>
          <InlineView markup={segment.target} language={targetLanguage} codes={segment.codes} />
          <span>{t('doubt.then')}</span>
          {doubtful.text.target === '' ? (
            t('empty')
          ) : (
            <InlineView markup={doubtful.text.target} language={targetLanguage} codes={segment.codes} />
          )}
        </Stack>
      ) : null}
    </Modal>
  );
}

import { Alert, Modal, Progress, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import { Stack } from '../../../ui/stack.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import { confirmPages } from './confirm-pages.ts';

interface ConfirmAllDialogProps {
  /** Only these; all of the document without. */
  readonly segmentIds?: readonly string[];
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

interface Progressed {
  readonly after: number;
  readonly confirmed: number;
  readonly filled: number;
  readonly empty: number;
  readonly faulty: number;
}

const nothingYet: Progressed = { after: 0, confirmed: 0, filled: 0, empty: 0, faulty: 0 };

/** Confirms everything that is translated; what is empty is filled by the engine of the project first, if wanted. */
export function ConfirmAllDialog({ segmentIds, onClose, onClosed }: ConfirmAllDialogProps) {
  const { t } = useTranslation('workbench');
  const { opened } = useWorkbenchParts();
  const { documentId, segmentCount } = opened.document;
  const count = segmentIds?.length ?? segmentCount;
  const { engineKey } = opened.engine;
  const [fills, setFills] = useState(engineKey !== null);
  const [state, setState] = useState<'asked' | 'running' | 'done'>('asked');
  const [sum, setSum] = useState(nothingYet);
  const closing = useRef(new AbortController());
  useEffect(() => () => closing.current.abort(), []);
  const run = async (): Promise<void> => {
    closing.current = new AbortController();
    const { signal } = closing.current;
    setState('running');
    let total = nothingYet;
    try {
      const wish = { documentId, engineKey: fills ? engineKey : null, taskId: opened.task?.taskId };
      for await (const page of confirmPages(wish, segmentIds, signal)) {
        total = added(total, page);
        setSum(total);
      }
      setState('done');
    } catch (error) {
      setState('asked');
      if (!signal.aborted) reportFailure(error);
    }
  };
  const percent = state === 'done' ? 100 : Math.floor((sum.after / Math.max(1, count)) * 100);
  return (
    <Modal
      open
      title={t('confirmAll.title')}
      okText={t(state === 'done' ? 'confirmAll.close' : 'confirmAll.action')}
      okButtonProps={{ loading: state === 'running' }}
      cancelText={t(state === 'running' ? 'confirmAll.stop' : 'terms.cancel')}
      cancelButtonProps={state === 'done' ? { style: { display: 'none' } } : {}}
      onOk={() => (state === 'done' ? onClose() : void run())}
      onCancel={() => {
        closing.current.abort();
        onClose();
      }}
      afterClose={onClosed}
    >
      <Stack gap="sm">
        {state === 'asked' ? (
          <Radio.Group
            value={fills}
            onChange={({ target }) => setFills(target.value === true)}
            options={[
              { value: false, label: t('confirmAll.translated') },
              { value: true, label: t('confirmAll.fill'), disabled: engineKey === null },
            ]}
            vertical
          />
        ) : (
          <>
            <Progress percent={percent} />
            <span role="status">{t('confirmAll.sum', { ...sum })}</span>
          </>
        )}
        {state === 'asked' && engineKey === null ? <span>{t('confirmAll.byHand')}</span> : null}
        {state === 'done' && sum.faulty > 0 ? (
          <Alert type="warning" showIcon title={t('confirmAll.faulty', { count: sum.faulty })} />
        ) : null}
        {state === 'done' && sum.empty > 0 ? (
          <Alert type="info" showIcon title={t('confirmAll.empty', { count: sum.empty })} />
        ) : null}
      </Stack>
    </Modal>
  );
}

function added(sum: Progressed, page: Progressed): Progressed {
  return {
    after: page.after,
    confirmed: sum.confirmed + page.confirmed,
    filled: sum.filled + page.filled,
    empty: sum.empty + page.empty,
    faulty: sum.faulty + page.faulty,
  };
}

import { offlineFormatSchema } from '@transloom/contracts/offline-work';
import type { Task } from '@transloom/contracts/task-shape';
import { Checkbox, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { useExportPackage } from './offline.queries.ts';

interface ExportPackageDialogProps {
  /** Open while there are tasks. */
  readonly tasks: readonly Pick<Task, 'taskId'>[];
  readonly onClose: () => void;
}

const extras = ['sources', 'matches', 'terms'] as const;

/** Which files a translator takes along to work without this program (D4.11). */
export function ExportPackageDialog({ tasks, onClose }: ExportPackageDialogProps) {
  const { t } = useTranslation('tasks');
  const [format, setFormat] = useState<(typeof offlineFormatSchema.options)[number]>('xliff');
  const [chosen, setChosen] = useState<readonly (typeof extras)[number][]>(extras);
  const download = useExportPackage();
  const has = (extra: (typeof extras)[number]) => chosen.includes(extra);
  return (
    <Modal
      open={tasks.length > 0}
      title={t('offline.exportTitle', { count: tasks.length })}
      okText={t('offline.export')}
      confirmLoading={download.isPending}
      onCancel={onClose}
      onOk={() =>
        download.mutate(
          {
            taskIds: tasks.map(({ taskId }) => taskId),
            format,
            sources: has('sources'),
            matches: has('matches'),
            terms: has('terms'),
          },
          { onSuccess: onClose },
        )
      }
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t('offline.format')} required>
          <Radio.Group value={format} onChange={({ target }) => setFormat(target.value as typeof format)}>
            <Stack gap="xxs">
              {offlineFormatSchema.options.map((value) => (
                <Radio key={value} value={value}>
                  {t(`offline.formats.${value}`)}
                </Radio>
              ))}
            </Stack>
          </Radio.Group>
        </Form.Item>
        <Form.Item label={t('offline.extras')}>
          <Checkbox.Group
            value={[...chosen]}
            options={extras.map((value) => ({ value, label: t(`offline.extra.${value}`) }))}
            onChange={setChosen}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

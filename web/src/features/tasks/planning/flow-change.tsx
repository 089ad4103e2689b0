import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { tasksApi } from '@transloom/contracts/tasks';
import { Alert, Button, Modal, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { flowChangeQuery, useChangeFlow } from '../tasks.queries.ts';

interface FlowChangeProps {
  readonly projectId: string;
  /** Files that were begun under other stages. */
  readonly count: number;
}

/** Says that files were begun under an earlier workflow, and lets them follow the one of now. */
export function FlowChange({ projectId, count }: FlowChangeProps) {
  const { t } = useTranslation('tasks');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('flow.others', { count })}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('flow.change')}
          </Button>
        }
      />
      {open ? <FlowDialog projectId={projectId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type BegunFile = OutputOf<typeof tasksApi.flowChange>[number];

/** Names what each file would lose before anything is reset. */
function FlowDialog({ projectId, onClose }: Pick<FlowChangeProps, 'projectId'> & { onClose: () => void }) {
  const { t } = useTranslation('tasks');
  const query = useQuery(flowChangeQuery(projectId));
  const change = useChangeFlow();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Modal
      open
      width={720}
      title={t('flow.title')}
      okText={t('flow.reset', { count: chosen.length })}
      okButtonProps={{ danger: true, disabled: chosen.length === 0 }}
      confirmLoading={change.isPending}
      onCancel={onClose}
      onOk={() => change.mutate({ projectId, documentIds: [...chosen] }, { onSuccess: onClose })}
    >
      <Stack gap="sm">
        <Text as="p">{t('flow.consequence')}</Text>
        <Loadable query={query}>
          {(files) => (
            <Table<BegunFile>
              size="small"
              pagination={false}
              scroll={{ y: 320 }}
              rowKey="documentId"
              dataSource={[...files]}
              rowSelection={{
                selectedRowKeys: [...chosen],
                onChange: (keys) => setChosen(keys.map(String)),
              }}
              columns={[
                { key: 'name', title: t('column.file'), dataIndex: 'name', ellipsis: true },
                {
                  key: 'language',
                  title: t('filter.target'),
                  width: 130,
                  render: (_, { targetLanguage }) => languageName(targetLanguage),
                },
                {
                  key: 'people',
                  title: t('flow.people'),
                  width: 140,
                  ellipsis: true,
                  render: (_, { people }) => people.join(', ') || t('nobody'),
                },
                {
                  key: 'edited',
                  title: t('flow.edited'),
                  width: 90,
                  align: 'right',
                  render: (_, { edited }) => formatNumber(edited),
                },
                {
                  key: 'confirmed',
                  title: t('column.progress'),
                  width: 96,
                  align: 'right',
                  render: (_, { confirmed }) => formatNumber(confirmed),
                },
              ]}
            />
          )}
        </Loadable>
      </Stack>
    </Modal>
  );
}

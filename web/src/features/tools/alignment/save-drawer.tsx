import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { alignmentContract } from '@transloom/contracts/alignment';
import { Alert, App, Button, Checkbox, Drawer, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { memoryQueries } from '../../memories/memories.queries.ts';
import { pairsQuery, useSaveToMemory } from './alignment.queries.ts';

interface SaveDrawerProps {
  readonly work: WorkIn<typeof alignmentContract>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Saves the pairs to a memory: the first time to any, afterwards to a new one (D4.37). */
export function SaveDrawer({ work, open, onClose }: SaveDrawerProps) {
  const { t } = useTranslation('alignment');
  return (
    <Drawer open={open} onClose={onClose} title={t('save.title')} size={520} destroyOnHidden>
      <SaveForm work={work} onSaved={onClose} />
    </Drawer>
  );
}

function SaveForm({
  work,
  onSaved,
}: {
  readonly work: SaveDrawerProps['work'];
  readonly onSaved: () => void;
}) {
  const { t } = useTranslation('alignment');
  const { message } = App.useApp();
  const { workId, options } = work;
  const { data } = useQuery(pairsQuery(workId, 0));
  const saved = data?.saved ?? [];
  const [where, setWhere] = useState<'new' | 'known'>('new');
  const [name, setName] = useState(work.name);
  const [memoryId, setMemoryId] = useState<string>();
  const [withPending, setWithPending] = useState(false);
  const save = useSaveToMemory();
  const memory =
    where === 'new'
      ? name.trim() === ''
        ? undefined
        : { name: name.trim() }
      : memoryId === undefined
        ? undefined
        : { memoryId };
  const send = () => {
    if (memory === undefined) return;
    save.mutate(
      { workId, memory, withPending },
      {
        onSuccess: (answer) => {
          void message.success(t('save.done', { count: answer.saved, name: answer.name }));
          onSaved();
        },
      },
    );
  };
  return (
    <Stack gap="md">
      {saved.map((one) => (
        <Alert
          key={one.memoryId}
          type="info"
          showIcon
          title={
            <>
              {t('save.before')}{' '}
              <Link to="/asset/memory/detail" search={{ memoryId: one.memoryId }}>
                {one.name}
              </Link>
            </>
          }
          description={t('save.once')}
        />
      ))}
      <Form layout="vertical" component="div">
        {saved.length > 0 ? null : (
          <Form.Item>
            <Radio.Group
              optionType="button"
              value={where}
              options={(['new', 'known'] as const).map((value) => ({ value, label: t(`save.${value}`) }))}
              onChange={(event) => setWhere(event.target.value as 'new' | 'known')}
            />
          </Form.Item>
        )}
        {where === 'new' ? (
          <Form.Item label={t('save.name')} htmlFor="save-alignment-name" required>
            <Input
              id="save-alignment-name"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Form.Item>
        ) : (
          <Form.Item label={t('save.memory')} htmlFor="save-alignment-memory" required>
            <MemorySelect {...options} value={memoryId} onChange={setMemoryId} />
          </Form.Item>
        )}
        <Checkbox checked={withPending} onChange={(event) => setWithPending(event.target.checked)}>
          {t('save.withPending', { count: data?.pending ?? 0 })}
        </Checkbox>
      </Form>
      {data === undefined || data.unpaired === 0 ? null : (
        <Text as="p" size="small" tone="secondary">
          {t('save.leftOut', { count: data.unpaired })}
        </Text>
      )}
      <DrawerButtons note={save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}>
        <Button type="primary" disabled={memory === undefined} loading={save.isPending} onClick={send}>
          {t('save.verb')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}

interface MemorySelectProps {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly value: string | undefined;
  readonly onChange: (memoryId: string) => void;
}

/** Memories of the pair that take entries. */
function MemorySelect({ sourceLanguage, targetLanguage, value, onChange }: MemorySelectProps) {
  const { t } = useTranslation('alignment');
  const { data = [] } = memoryQueries.useList({ source: sourceLanguage, target: targetLanguage }, true);
  return (
    <Select<string>
      id="save-alignment-memory"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('save.choose')}
      notFoundContent={t('save.none')}
      {...(value === undefined ? {} : { value })}
      onChange={onChange}
      options={data
        .filter(({ writable, mergedInto }) => writable && mergedInto === null)
        .map((memory) => ({ value: memory.memoryId, label: memory.name }))}
    />
  );
}

import type { Memory } from '@transloom/contracts/memories';
import { App, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateMemoryForm } from './create-memory-form.tsx';
import { FilledMemory } from './filled-memory.tsx';

interface CreateMemoryDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form, and after it what becomes of the files that came with it. */
export function CreateMemoryDrawer({ open, onClose }: CreateMemoryDrawerProps) {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const [created, setCreated] = useState<Memory>();
  const finish = (memory: Memory) => {
    if (memory.lastImports.length > 0) {
      setCreated(memory);
      return;
    }
    message.success(t('create.done', { name: memory.name }));
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(opened) => {
        if (!opened) setCreated(undefined);
      }}
      size={520}
      destroyOnHidden
      title={created ? t('create.done', { name: created.name }) : t('create.action')}
    >
      {created ? (
        <FilledMemory created={created} onClose={onClose} />
      ) : (
        <CreateMemoryForm onCreated={finish} onCancel={onClose} />
      )}
    </Drawer>
  );
}

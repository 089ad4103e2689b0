import { ImportOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { Memory } from '@transloom/contracts/memories';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { ImportFilesDrawer } from './import-files-drawer.tsx';
import { useMemoryActions } from './use-memory-actions.tsx';

/** Import files, and what concerns the memory as a whole behind “more”. */
export function MemoryButtons({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  const actions = useMemoryActions(() => void navigate({ to: '/asset/memory/index' }));
  return (
    <>
      <Allowed keys="memory:edit">
        <Button
          icon={<ImportOutlined aria-hidden />}
          disabled={!memory.writable}
          onClick={() => setImporting(true)}
        >
          {t('importFiles.action')}
        </Button>
      </Allowed>
      <MoreMenu actions={actions(memory)} />
      <ImportFilesDrawer memory={memory} open={importing} onClose={() => setImporting(false)} />
    </>
  );
}

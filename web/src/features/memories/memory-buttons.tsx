import { FileSearchOutlined, SwapOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { Memory } from '@transloom/contracts/memories';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssetButtons } from '../assets/list/asset-buttons.tsx';
import { useClosedReason } from '../assets/use-closed-reason.ts';
import { memoryKind } from './memory-kind.ts';
import { ReplaceDrawer } from './replacing/replace-drawer.tsx';
import { ReverseDrawer } from './reverse-drawer.tsx';
import { useMemoryActions } from './use-memory-actions.tsx';

/** What every asset has, and a memory's way to one in the other direction. */
export function MemoryButtons({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const navigate = useNavigate();
  const [reversing, setReversing] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const actions = useMemoryActions(() => void navigate({ to: memoryKind.listPage }))(memory);
  const mayEdit = memory.editable;
  const closed = useClosedReason(memoryKind, memory);
  const replace = {
    key: 'replace',
    label: t('replace.action'),
    icon: <FileSearchOutlined />,
    reason: closed,
    onClick: () => setReplacing(true),
  };
  const reverse = {
    key: 'reverse',
    label: t('reverse.action'),
    icon: <SwapOutlined />,
    onClick: () => setReversing(true),
  };
  return (
    <>
      <AssetButtons
        kind={memoryKind}
        asset={memory}
        actions={mayEdit ? [replace, reverse, ...actions] : actions}
      />
      <ReplaceDrawer memory={memory} open={replacing} onClose={() => setReplacing(false)} />
      <ReverseDrawer memory={memory} open={reversing} onClose={() => setReversing(false)} />
    </>
  );
}

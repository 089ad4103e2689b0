import type { Memory } from '@transloom/contracts/memories';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../ui/status-tag.tsx';

/** What is special about a memory: takes what is confirmed, only read, seen by few, merged into another. */
export function MemoryMarks({ memory }: { readonly memory: Memory }) {
  const { directions, mergedInto, writable, shared } = memory;
  if (mergedInto !== null) return <Mark name="merged" />;
  return (
    <>
      {directions.some(({ isDefault }) => isDefault) ? <Mark name="default" tone="accent" /> : null}
      {writable ? null : <Mark name="readOnly" />}
      {shared ? null : <Mark name="private" />}
    </>
  );
}

interface MarkProps {
  readonly name: 'default' | 'merged' | 'readOnly' | 'private';
  readonly tone?: 'accent' | 'neutral';
}

function Mark({ name, tone = 'neutral' }: MarkProps) {
  const { t } = useTranslation('memories');
  return (
    <Tooltip title={t(`mark.${name}.meaning`)}>
      <span>
        <StatusTag tone={tone}>{t(`mark.${name}.word`)}</StatusTag>
      </span>
    </Tooltip>
  );
}

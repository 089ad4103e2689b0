import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import { cutPlaces, likelyCut, nearest } from './cut-places.ts';
import { CutText } from './cut-text.tsx';

interface SplitDialogProps {
  readonly segment: Segment;
  readonly onSplit: (cut: { readonly at: number; readonly targetAt: number | null }) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Chooses where a segment is cut, in its source and in its translation. */
export function SplitDialog({ segment, onSplit, onClose, onClosed }: SplitDialogProps) {
  const { t } = useTranslation('workbench');
  const { document, sourceDirection, targetDirection } = useWorkbenchParts().opened;
  const source = fromMarkup(segment.source).text;
  const target = fromMarkup(segment.target).text;
  const places = useMemo(
    () => cutPlaces(segment.source, document.sourceLanguage),
    [segment.source, document.sourceLanguage],
  );
  const targetPlaces = useMemo(
    () => cutPlaces(segment.target, document.targetLanguage),
    [segment.target, document.targetLanguage],
  );
  const [at, setAt] = useState(() => likelyCut(source, places));
  const [targetAt, setTargetAt] = useState(() =>
    nearest(targetPlaces, (target.length * (at ?? 0)) / Math.max(1, source.length)),
  );
  return (
    <Modal
      open
      width={720}
      title={t('split.title', { number: segment.number })}
      okText={t('split.action')}
      okButtonProps={{ disabled: at === undefined }}
      cancelText={t('terms.cancel')}
      onOk={() => at !== undefined && onSplit({ at, targetAt: targetAt ?? null })}
      onCancel={onClose}
      afterClose={onClosed}
    >
      <Stack gap="md">
        <Text tone="secondary">{t(places.length === 0 ? 'split.oneWord' : 'split.hint')}</Text>
        <CutText
          focused
          label={t('split.source')}
          text={source}
          places={places}
          at={at}
          onChange={setAt}
          language={document.sourceLanguage}
          direction={sourceDirection}
        />
        {target === '' ? null : (
          <CutText
            label={t('split.target')}
            text={target}
            places={targetPlaces}
            at={targetAt}
            onChange={setTargetAt}
            language={document.targetLanguage}
            direction={targetDirection}
          />
        )}
      </Stack>
    </Modal>
  );
}

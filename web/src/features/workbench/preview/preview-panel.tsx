import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import type { PreviewMode } from '@transloom/contracts/documents';
import { Button } from 'antd';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Text } from '../../../ui/text.tsx';
import { usePreview } from '../../documents/preview/preview.queries.ts';
import { PreviewView } from '../../documents/preview/preview-view.tsx';
import { SideSwitch } from '../../documents/preview/side-switch.tsx';
import type { Saver } from '../saving/saver.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import styles from './preview-panel.module.css';
import { useFreshLayout } from './use-fresh-layout.ts';
import { useOutdated } from './use-outdated.ts';
import { usePreviewSegments } from './use-preview-segments.ts';
import { whenSaved } from './when-saved.ts';

interface PreviewPanelProps {
  readonly saver: Saver;
  readonly height: number;
  readonly onHeight: (height: number) => void;
  readonly onClose: () => void;
  readonly onChoose: (segmentId: string) => void;
}

/** How the document looks, under its segments. */
export function PreviewPanel({ saver, height, onHeight, onClose, onChoose }: PreviewPanelProps) {
  const { t } = useTranslation('documents');
  const { opened, store } = useWorkbenchParts();
  const [side, setSide] = useState<PreviewMode>('target');
  const { documentId, sourceLanguage, targetLanguage } = opened.document;
  const query = usePreview(documentId, side);
  const segments = usePreviewSegments(side, onChoose);
  const kind = query.data?.kind;
  const made = kind === 'pages' || kind === 'layout' ? `${kind} ${query.dataUpdatedAt}` : undefined;
  const outdated = useOutdated(side, made);
  useFreshLayout({ store, made, outdated: outdated && kind === 'layout', refresh: query.refetch });
  const refresh = async () => {
    saver.flush();
    await whenSaved(store);
    await query.refetch();
  };
  return (
    <section className={styles['panel']} aria-label={t('preview.label')}>
      <PreviewHandle height={height} onChange={onHeight} />
      <div className={styles['bar']}>
        <SideSwitch side={side} onChange={setSide} />
        <span className={styles['space']} />
        {kind === 'pages' && outdated ? (
          <>
            <Text size="small" tone="secondary" truncate>
              {t('preview.outdated')}
            </Text>
            <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={() => void refresh()}>
              {t('preview.refresh')}
            </Button>
          </>
        ) : null}
        <IconButton size="small" label={t('preview.close')} icon={<CloseOutlined />} onClick={onClose} />
      </div>
      <div className={styles['content']}>
        <PreviewView
          query={query}
          side={side}
          language={side === 'source' ? sourceLanguage : targetLanguage}
          segments={segments}
        />
      </div>
    </section>
  );
}

const stepPx = 16;

/** Drags the upper edge of the preview; arrow keys do it too. */
function PreviewHandle({
  height,
  onChange,
}: {
  readonly height: number;
  readonly onChange: (height: number) => void;
}) {
  const { t } = useTranslation('documents');
  const drag = ({ currentTarget, pointerId, movementY }: PointerEvent<HTMLButtonElement>): void => {
    if (currentTarget.hasPointerCapture(pointerId)) onChange(height - movementY);
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-label={t('preview.resize')}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') onChange(height + stepPx);
        if (key === 'ArrowDown') onChange(height - stepPx);
      }}
    />
  );
}

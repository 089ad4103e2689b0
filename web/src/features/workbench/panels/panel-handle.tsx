import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../workbench.module.css';

interface PanelHandleProps {
  readonly width: number;
  readonly onChange: (width: number) => void;
}

const stepPx = 16;

/** Drags the edge of the side panel; arrow keys do it too. */
export function PanelHandle({ width, onChange }: PanelHandleProps) {
  const { t } = useTranslation('workbench');
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(window.innerWidth - event.clientX);
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-label={t('panel.resize')}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onChange(width + stepPx);
        if (key === 'ArrowRight') onChange(width - stepPx);
      }}
    />
  );
}

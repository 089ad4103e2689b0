import type { Segment } from '@transloom/contracts/segments';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView, type TextWrap } from '../../../ui/inline-view.tsx';
import { isTyping } from '../../../ui/use-shortcut.ts';
import type { Point } from '../segment-editor/segment-editor.tsx';
import styles from './segment-row.module.css';

interface ReadTargetProps {
  readonly segment: Segment;
  readonly target: string;
  readonly search: string;
  /** Marks of places in it. */
  readonly wraps: readonly TextWrap[];
  readonly label: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** False where it is locked, or the document may only be read. */
  readonly writable: boolean;
  readonly active: boolean;
  /** With the place that was pressed, for the caret; null from the keyboard. */
  readonly onActivate: (point: Point | null) => void;
}

/** A target as it is read; pressing it begins to edit where it was pressed. */
export function ReadTarget(props: ReadTargetProps) {
  const { segment, target, search, wraps, label, language, direction, writable, active, onActivate } = props;
  const { t } = useTranslation('workbench');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active && !isTyping(document.activeElement)) place.current?.focus();
  }, [active]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area shows neither codes nor styles
    <div
      ref={place}
      role="textbox"
      tabIndex={0}
      className={styles['readOnly']}
      aria-label={label}
      aria-readonly={!writable}
      lang={language}
      dir={direction}
      onMouseDown={(event) => {
        if (event.button !== 0 || !writable) return;
        // The editor takes this place before it could get the focus.
        event.preventDefault();
        // Who typed in a field of the panel before types here from now on; the editor never takes the focus from a field.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onActivate({ left: event.clientX, top: event.clientY });
      }}
      onFocus={() => onActivate(null)}
    >
      <InlineView markup={target} codes={segment.codes} search={search} wraps={wraps} />
      {target === '' ? <span className={styles['nothing']}>{t('empty')}</span> : null}
    </div>
  );
}

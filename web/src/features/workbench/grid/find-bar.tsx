import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Text } from '../../../ui/text.tsx';
import { type SegmentView, segmentFilters } from '../segment-filter.ts';
import styles from '../workbench.module.css';

interface FindBarProps {
  readonly view: SegmentView;
  readonly onChange: (view: SegmentView) => void;
  readonly found: number;
  /** Enter: to the first segment that was found. */
  readonly onGo: () => void;
  /** Escape: back to the text. */
  readonly onLeave: () => void;
  readonly ref: Ref<Pick<HTMLInputElement, 'focus' | 'blur'>>;
}

/** Which segments are listed: by state, and by what they say. */
export function FindBar({ view, onChange, found, onGo, onLeave, ref }: FindBarProps) {
  const { t } = useTranslation('workbench');
  const input = useRef<InputRef>(null);
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus({ cursor: 'all' }),
    blur: () => input.current?.blur(),
  }));
  return (
    <div className={styles['find']}>
      <Input
        ref={input}
        className={styles['search'] ?? ''}
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        value={view.search}
        onChange={(event) => onChange({ ...view, search: event.target.value })}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') onGo();
          if (key === 'Escape') onLeave();
        }}
      />
      <FilterChips
        label={t('filter.label')}
        choices={segmentFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={view.filter}
        onChange={(filter) => onChange({ ...view, filter })}
      />
      <span className={styles['found']}>
        <Text size="small" tone="secondary" numeric>
          {t('find.found', { count: found })}
        </Text>
      </span>
    </div>
  );
}

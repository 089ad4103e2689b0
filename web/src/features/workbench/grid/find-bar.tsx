import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { noCriteria } from '@transloom/contracts/no-criteria';
import { segmentFilters } from '@transloom/contracts/segment-filters';
import { Badge, Button, Input, type InputRef } from 'antd';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Text } from '../../../ui/text.tsx';
import { countCriteria } from '../filter/count-criteria.ts';
import { FilterDialog } from '../filter/filter-dialog.tsx';
import type { SegmentView } from '../segment-filter.ts';
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
  const [open, setOpen] = useState(false);
  const criteria = countCriteria(view.criteria);
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
      <Badge count={criteria} size="small">
        <Button size="small" icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {t('filters.action')}
        </Button>
      </Badge>
      {criteria > 0 ? (
        <Button size="small" type="link" onClick={() => onChange({ ...view, criteria: noCriteria })}>
          {t('filters.clear')}
        </Button>
      ) : null}
      {open ? (
        <FilterDialog
          criteria={view.criteria}
          onApply={(wish) => {
            setOpen(false);
            onChange({ ...view, criteria: wish });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
      <span className={styles['found']}>
        <Text size="small" tone="secondary" numeric>
          {t('find.found', { count: found })}
        </Text>
      </span>
    </div>
  );
}

import { segmentStates } from '@transloom/contracts/qa-check';
import { issueSeverities } from '@transloom/contracts/quality';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../ui/list/filter-chips.tsx';
import { SearchField, Toolbar } from '../../../../ui/toolbar.tsx';
import type { CheckSummary } from './check-summary.ts';
import { FixAllDialog } from './fix-all-dialog.tsx';
import type { useCheckFilter } from './use-check-filter.ts';

interface CheckToolbarProps {
  readonly workId: string;
  readonly summary: CheckSummary;
  readonly filtering: ReturnType<typeof useCheckFilter>;
  /** The choice of a check, where no list beside says it. */
  readonly withChecks: boolean;
}

/** Search, state, severity and file; the fixes of what is shown. */
export function CheckToolbar({ workId, summary, filtering, withChecks }: CheckToolbarProps) {
  const { t } = useTranslation('qa-check');
  const { list, filter } = filtering;
  const [fixing, setFixing] = useState(false);
  const fixable = summary.checks
    .filter(({ check }) => filter.check === undefined || check === filter.check)
    .reduce((sum, check) => sum + check.fixable, 0);
  return (
    <>
      <Toolbar
        actions={
          <Button disabled={fixable === 0} onClick={() => setFixing(true)}>
            {t('fix.all', { count: fixable })}
          </Button>
        }
      >
        <SearchField
          label={t('segments.search')}
          value={filter.search}
          onChange={(search) => list.change({ search })}
        />
        <FilterChips
          label={t('segments.state')}
          choices={segmentStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={filter.state}
          onChange={(state) => list.change({ state: state === 'open' ? undefined : state })}
        />
        <Select<string>
          aria-label={t('segments.severity')}
          value={filter.severity ?? 'all'}
          popupMatchSelectWidth={false}
          options={[
            { value: 'all', label: t('severity.all') },
            ...issueSeverities.map((value) => ({
              value,
              label: `${t(`severity.${value}`)} ${summary.severities[value]}`,
            })),
          ]}
          onChange={(severity) => list.change({ severity: severity === 'all' ? undefined : severity })}
        />
        {withChecks ? (
          <Select<string>
            aria-label={t('segments.check')}
            value={filter.check ?? 'all'}
            popupMatchSelectWidth={false}
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { value: 'all', label: t('segments.allChecks') },
              ...summary.checks.map(({ check, name, open }) => ({ value: check, label: `${name} ${open}` })),
            ]}
            onChange={(check) => list.change({ check: check === 'all' ? undefined : check })}
          />
        ) : null}
        {summary.files.length > 1 ? (
          <Select<number>
            aria-label={t('segments.file')}
            value={filter.file ?? 0}
            popupMatchSelectWidth={false}
            options={[
              { value: 0, label: t('segments.allFiles') },
              ...summary.files.map(({ number, name, open }) => ({
                value: number,
                label: `${name} · ${open}`,
              })),
            ]}
            onChange={(file) => list.change({ file: file === 0 ? undefined : String(file) })}
          />
        ) : null}
      </Toolbar>
      {fixing ? <FixAllDialog workId={workId} filter={filter} onClose={() => setFixing(false)} /> : null}
    </>
  );
}

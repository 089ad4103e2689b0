import { useQuery } from '@tanstack/react-query';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useWork } from '../../work/use-work.ts';
import { analyses, analyzedDocumentsQuery } from './analyses.queries.ts';
import { AnalysisHead } from './analysis-head.tsx';
import type { AnalysisViewProps } from './analysis-view-props.ts';
import { BandBar } from './band-bar.tsx';
import { type CountUnit, countUnits, type Lines } from './count-units.ts';
import { InternalTable } from './internal-table.tsx';
import { LineTable } from './line-table.tsx';
import { columnText } from './line-texts.ts';
import { type Scope, scopesOf } from './scope.ts';
import { SegmentsDrawer } from './segments-drawer.tsx';

/** One analysis: bars by language, the lines of what is chosen, and the segments behind a line. */
export function AnalysisView({ project, listed, work, result, onAnalyze }: AnalysisViewProps) {
  const { t } = useTranslation('analyses');
  const { scope: chosen = '', compare } = useSearchParams('scope', 'compare');
  const [unit, setUnit] = useState<CountUnit>('words');
  const [line, setLine] = useState<AnalysisLine>();
  const { data: documents = [] } = useQuery(analyzedDocumentsQuery(work.workId));
  const scopes = scopesOf(result, documents);
  const scope = scopes.find(({ key }) => key === chosen) ?? scopes[0];
  const before = useEarlierLines(compare === work.workId ? undefined : compare, scope);
  return (
    <Stack gap="md">
      <AnalysisHead {...{ listed, work, result, onAnalyze }} />
      <Section
        title={t('bars.title')}
        actions={
          <FilterChips
            label={t('unit')}
            choices={countUnits.map((value) => ({ value, label: columnText(value) }))}
            value={unit}
            onChange={setUnit}
          />
        }
      >
        <Stack gap="sm">
          {result.languages.map(({ targetLanguage, lines }) => (
            <BandBar key={targetLanguage} label={languageName(targetLanguage)} lines={lines} unit={unit} />
          ))}
          {result.languages.length > 1 ? (
            <BandBar label={columnText('allLanguages')} lines={result.total.lines} unit={unit} />
          ) : null}
        </Stack>
      </Section>
      <ScopeSelect scopes={scopes} scope={scope} />
      <LineTable
        lines={scope.counts.lines}
        rates={result.scheme.rates}
        unit={unit}
        before={before}
        onOpen={setLine}
      />
      {scope.counts.internal ? <InternalTable internal={scope.counts.internal} unit={unit} /> : null}
      <SegmentsDrawer
        analysisId={work.workId}
        sourceLanguage={project.sourceLanguage}
        scope={scope}
        line={line}
        onClose={() => setLine(undefined)}
      />
    </Stack>
  );
}

interface ScopeSelectProps {
  readonly scopes: readonly Scope[];
  readonly scope: Scope;
}

function ScopeSelect({ scopes, scope }: ScopeSelectProps) {
  const { t } = useTranslation('analyses');
  const changeSearch = useChangeSearchParams();
  const labelOf = ({ kind, name, targetLanguage }: Scope) => {
    if (kind === 'total') return t('scope.total');
    if (kind === 'language') return languageName(targetLanguage);
    return `${name} · ${languageName(targetLanguage)}`;
  };
  const kinds = ['total', 'language', 'document'] as const;
  return (
    <Select
      aria-label={t('scope.label')}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      style={{ width: 320 }}
      value={scope.key}
      onChange={(key: string) => changeSearch({ scope: key })}
      options={kinds.map((kind) => ({
        label: t(`scope.${kind}s`),
        options: scopes
          .filter((one) => one.kind === kind)
          .map((one) => ({ value: one.key, label: labelOf(one) })),
      }))}
    />
  );
}

/** The lines of the same scope in another analysis; undefined where that has no such scope. */
function useEarlierLines(analysisId: string | undefined, scope: Scope): Lines | undefined {
  const { data: work } = useWork(analyses, analysisId);
  const { data: documents } = useQuery({
    ...analyzedDocumentsQuery(analysisId ?? ''),
    enabled: analysisId !== undefined,
  });
  if (!work?.result) return undefined;
  const scopes = scopesOf(work.result, documents ?? []);
  return scopes.find(({ key }) => key === scope.key)?.counts.lines;
}

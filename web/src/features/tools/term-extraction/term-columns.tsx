import type { ExtractedTerm } from '@transloom/contracts/term-extraction';
import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { DetailPopover } from '../../../ui/detail-popover.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import type { ListState } from '../../../ui/list/use-list-state.ts';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useChangeTerm } from './term-extraction.queries.ts';

interface TermColumns {
  readonly workId: string;
  readonly translated: boolean;
  readonly list: Pick<ListState, 'sortOf'>;
}

/** The columns of the list; what people correct is kept when they leave the field. */
export function useTermColumns({
  workId,
  translated,
  list,
}: TermColumns): readonly DataColumn<ExtractedTerm>[] {
  const { t } = useTranslation('term-extraction');
  const change = useChangeTerm(workId);
  const kept = (termId: string, field: 'term' | 'translation' | 'remark') => (text: string) =>
    change.mutate({ termId, [field]: text });
  return [
    {
      key: 'term',
      title: t('column.term'),
      width: 200,
      sort: list.sortOf('term'),
      render: ({ termId, term, forms }) => (
        <>
          <Cell label={t('column.termOf', { term })} value={term} required onKeep={kept(termId, 'term')} />
          {forms.length > 1 ? (
            <Text size="small" tone="tertiary" truncate>
              {forms.slice(1).join('; ')}
            </Text>
          ) : null}
        </>
      ),
    },
    ...(translated
      ? [
          {
            key: 'translation',
            title: t('column.translation'),
            width: 200,
            render: ({ termId, term, translation, translations, translatedBy }: ExtractedTerm) => (
              <>
                <Cell
                  label={t('column.translationOf', { term })}
                  value={translation}
                  others={translations}
                  onKeep={kept(termId, 'translation')}
                />
                {translatedBy === null ? null : (
                  <Text size="small" tone="tertiary" truncate>
                    {t('column.by', { engine: translatedBy })}
                  </Text>
                )}
              </>
            ),
          },
        ]
      : []),
    {
      key: 'frequency',
      title: t('column.frequency'),
      width: 100,
      numeric: true,
      sort: list.sortOf('frequency'),
      render: ({ frequency }) => formatNumber(frequency),
    },
    {
      key: 'score',
      title: t('column.score'),
      width: 100,
      numeric: true,
      render: ({ score }) => formatPercent(score),
    },
    {
      key: 'context',
      title: t('column.context'),
      width: 220,
      grow: true,
      render: (term) => <Contexts term={term} />,
    },
    {
      key: 'remark',
      title: t('column.remark'),
      width: 140,
      render: ({ termId, term, remark }) => (
        <Cell label={t('column.remarkOf', { term })} value={remark} onKeep={kept(termId, 'remark')} />
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: 110,
      render: ({ confirmed, known, saved }) => <State {...{ confirmed, known, saved }} />,
    },
  ];
}

function State({ confirmed, known, saved }: Pick<ExtractedTerm, 'confirmed' | 'known' | 'saved'>) {
  const { t } = useTranslation('term-extraction');
  if (saved) return <StatusTag tone="success">{t('state.saved')}</StatusTag>;
  if (confirmed) return <StatusTag tone="info">{t('state.confirmed')}</StatusTag>;
  return known ? <StatusTag tone="neutral">{t('state.known')}</StatusTag> : null;
}

function Contexts({ term: { term, contexts } }: { readonly term: ExtractedTerm }) {
  const { t } = useTranslation('term-extraction');
  const [first] = contexts;
  if (first === undefined) return null;
  return (
    <DetailPopover label={around(first)} title={t('contexts.of', { term })}>
      <Stack gap="sm">
        {contexts.map((context) => (
          <div key={`${context.start} ${context.source}`}>
            <Text as="p">
              {context.source.slice(0, context.start)}
              <mark>{context.source.slice(context.start, context.end)}</mark>
              {context.source.slice(context.end)}
            </Text>
            {context.target === '' ? null : (
              <Text as="p" tone="secondary">
                {context.target}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </DetailPopover>
  );
}

const charactersAround = 24;

function around({ source, start, end }: ExtractedTerm['contexts'][number]): string {
  const from = Math.max(0, start - charactersAround);
  const to = Math.min(source.length, end + charactersAround);
  return `${from > 0 ? '…' : ''}${source.slice(from, to)}${to < source.length ? '…' : ''}`;
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  /** Other texts that are offered. */
  readonly others?: readonly string[];
  readonly required?: boolean;
  readonly onKeep: (text: string) => void;
}

/** A text that is written in place, and kept by Enter or when the field is left. */
function Cell({ label, value, others = [], required = false, onKeep }: CellProps) {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  const keep = () => {
    const text = draft.trim();
    if (text === value) return;
    if (required && text === '') setDraft(value);
    else onKeep(text);
  };
  const field = {
    'aria-label': label,
    value: draft,
    onBlur: keep,
    variant: 'borderless' as const,
    maxLength: 500,
  };
  if (others.length === 0)
    return <Input {...field} onChange={(event) => setDraft(event.target.value)} onPressEnter={keep} />;
  return (
    <AutoComplete
      {...field}
      options={[value, ...others].filter(Boolean).map((text) => ({ value: text }))}
      onChange={(text: string) => setDraft(text)}
      onSelect={(text: string) => {
        setDraft(text);
        if (text !== value) onKeep(text);
      }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { enginesQuery } from './engines.queries.ts';

interface WritingEngineSelectProps {
  readonly id: string;
  /** Null: the first that is ready. */
  readonly value: string | null;
  readonly onChange: (engineKey: string | null) => void;
}

/** Chooses a language model among those that are connected. */
export function WritingEngineSelect({ id, value, onChange }: WritingEngineSelectProps) {
  const { t } = useTranslation('engines');
  const { data = [], isPending } = useQuery(enginesQuery);
  const writers = data
    .flatMap(({ engines }) => engines)
    .filter(({ writes, state }) => writes && state !== 'not-configured');
  return (
    <Select<string>
      id={id}
      loading={isPending}
      allowClear
      placeholder={writers[0]?.name ?? t('writers.none')}
      notFoundContent={t('writers.none')}
      {...(value === null ? {} : { value })}
      options={writers.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={(key: string | undefined) => onChange(key ?? null)}
    />
  );
}

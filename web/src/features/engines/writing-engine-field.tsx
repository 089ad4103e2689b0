import { useQuery } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import { Select } from 'antd';
import { enginesQuery } from './engines.queries.ts';

interface WritingEngineFieldProps {
  readonly id?: string;
  readonly label: string;
  /** Undefined: the first that is offered. Null: none. */
  readonly value: string | null | undefined;
  /** What stands for no language model. */
  readonly none: string;
  readonly onChange: (engineKey: string | null) => void;
}

/** Stands for no engine, because a choice cannot be null. */
const noEngine = '';

/** A language model that writes by instructions, or none. */
export function WritingEngineField({ id, label, value, none, onChange }: WritingEngineFieldProps) {
  const engines = useWritingEngines();
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      loading={engines === undefined}
      value={chosenWriter(engines, value) ?? noEngine}
      onChange={(key) => onChange(key === noEngine ? null : key)}
      options={[
        ...(engines ?? []).map(({ key, name }) => ({ value: key, label: name })),
        { value: noEngine, label: none },
      ]}
    />
  );
}

/** Language models that can be asked now; undefined while they are on their way. */
export function useWritingEngines(): readonly Engine[] | undefined {
  const { data } = useQuery(enginesQuery);
  return data?.flatMap(({ engines }) =>
    engines.filter(({ writes, state }) => writes && state !== 'not-configured'),
  );
}

/** What is chosen: the first offered one until a person says something. */
export function chosenWriter(
  engines: readonly Engine[] | undefined,
  value: string | null | undefined,
): string | null {
  return value === undefined ? (engines?.[0]?.key ?? null) : value;
}

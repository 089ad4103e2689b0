import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { type Flow, type Stage, shippedFlows, stageKindSchema } from '@transloom/contracts/project-settings';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './project-settings.module.css';
import { useStageName } from './use-stage-name.ts';

interface FlowFieldProps {
  readonly id?: string;
  readonly value: Flow;
  readonly onChange: (flow: Flow) => void;
  readonly disabled: boolean;
}

const ownFlow = 'own';
type ShippedFlow = keyof typeof shippedFlows;
const shippedNames = Object.keys(shippedFlows) as readonly ShippedFlow[];

/** A workflow that is shipped, or stages of one's own in their order. */
export function FlowField({ id, value, onChange, disabled }: FlowFieldProps) {
  const { t } = useTranslation('project-settings');
  const shipped = shippedNames.find((name) => isSame(shippedFlows[name], value));
  return (
    <Stack gap="xs">
      <Select
        {...(id ? { id } : {})}
        aria-label={t('flow.label')}
        disabled={disabled}
        value={shipped ?? ownFlow}
        options={[...shippedNames, ownFlow].map((name) => ({
          value: name,
          label: t(`flow.${name as ShippedFlow | 'own'}`),
        }))}
        onChange={(name: string) =>
          onChange(
            name === ownFlow
              ? [...value, { kind: 'own', name: t('flow.newStage') }]
              : [...shippedFlows[name as ShippedFlow]],
          )
        }
      />
      {shipped === undefined ? <Stages value={value} onChange={onChange} disabled={disabled} /> : null}
    </Stack>
  );
}

function isSame(one: readonly Stage[], other: readonly Stage[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ kind, name }, place) => kind === other[place]?.kind && name === other[place]?.name)
  );
}

function Stages({ value, onChange, disabled }: Omit<FlowFieldProps, 'id'>) {
  const { t } = useTranslation('project-settings');
  const stageName = useStageName();
  const change = (place: number, stage: Stage) =>
    onChange(value.map((one, i) => (i === place ? stage : one)));
  const swap = (place: number, by: number) => {
    const stages = [...value];
    const [moved] = stages.splice(place, 1);
    if (moved !== undefined) stages.splice(place + by, 0, moved);
    onChange(stages);
  };
  return (
    <ol className={styles['stages']} aria-label={t('flow.stages')}>
      {[...value.entries()].map(([place, stage]) => (
        <li key={place} className={styles['stage']}>
          <Text tone="tertiary">{place + 1}</Text>
          <Select
            aria-label={t('flow.kindOf', { number: place + 1 })}
            disabled={disabled}
            value={stage.kind}
            options={stageKindSchema.options.map((kind) => ({ value: kind, label: t(`stage.${kind}`) }))}
            onChange={(kind) =>
              change(place, { kind, name: kind === 'own' ? stage.name || t('flow.newStage') : '' })
            }
          />
          {stage.kind === 'own' ? (
            <Input
              aria-label={t('flow.nameOf', { number: place + 1 })}
              disabled={disabled}
              maxLength={limits.stageNameCharacters}
              status={stage.name.trim() === '' ? 'error' : ''}
              value={stage.name}
              onChange={({ target }) => change(place, { ...stage, name: target.value })}
            />
          ) : null}
          {disabled ? null : (
            <Stack direction="row" gap="none">
              <IconButton
                label={t('flow.up', { name: stageName(stage) })}
                icon={<ArrowUpOutlined />}
                disabled={place === 0}
                onClick={() => swap(place, -1)}
              />
              <IconButton
                label={t('flow.down', { name: stageName(stage) })}
                icon={<ArrowDownOutlined />}
                disabled={place === value.length - 1}
                onClick={() => swap(place, 1)}
              />
              <IconButton
                label={t('flow.remove', { name: stageName(stage) })}
                icon={<DeleteOutlined />}
                disabled={value.length === 1}
                onClick={() => onChange(value.filter((_, i) => i !== place))}
              />
            </Stack>
          )}
        </li>
      ))}
      {disabled || value.length >= limits.stages ? null : (
        <li>
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onChange([...value, { kind: 'review', name: '' }])}
          >
            {t('flow.add')}
          </Button>
        </li>
      )}
    </ol>
  );
}

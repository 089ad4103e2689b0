import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../ui/form/form-fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import type { TypedTerm } from './engine-values.ts';

/** Terms in rows, at most as many as an engine keeps to. */
export function TermFields({ id, value, onChange }: FieldControl) {
  const { t } = useTranslation('custom-engines');
  const rows = value as readonly TypedTerm[];
  const most = limits.customEngineTerms;
  return (
    <Stack gap="xs">
      {rows.map((row, place) => (
        <TermRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          key={place}
          row={row}
          number={place + 1}
          onChange={(next) => onChange(rows.with(place, next))}
          onRemove={() => onChange(rows.toSpliced(place, 1))}
        />
      ))}
      <div id={id}>
        <ReasonButton
          icon={<PlusOutlined aria-hidden />}
          reason={rows.length >= most ? t('terms.full', { count: most }) : undefined}
          onClick={() => onChange([...rows, { source: '', target: '' }])}
        >
          {t('terms.add')}
          <Text size="small" tone="tertiary" numeric>
            {`${rows.length}/${most}`}
          </Text>
        </ReasonButton>
      </div>
    </Stack>
  );
}

interface TermRowProps {
  readonly row: TypedTerm;
  readonly number: number;
  readonly onChange: (row: TypedTerm) => void;
  readonly onRemove: () => void;
}

function TermRow({ row, number, onChange, onRemove }: TermRowProps) {
  const { t } = useTranslation('custom-engines');
  return (
    <Stack direction="row" gap="xs">
      {(['source', 'target'] as const).map((side) => (
        <Stack key={side} grow>
          <Input
            maxLength={limits.termCharacters}
            aria-label={t(`terms.${side}Of`, { number })}
            placeholder={t(`terms.${side}`)}
            value={row[side]}
            onChange={({ target }) => onChange({ ...row, [side]: target.value })}
          />
        </Stack>
      ))}
      <IconButton label={t('terms.remove', { number })} icon={<DeleteOutlined />} onClick={onRemove} />
    </Stack>
  );
}

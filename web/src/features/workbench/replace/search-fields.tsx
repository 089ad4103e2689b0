import { Checkbox, Input, type InputRef, Segmented } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';

const switches = ['caseSensitive', 'wholeWord', 'pattern'] as const;
const sides = ['target', 'source'] as const;
const scopes = ['document', 'project'] as const;

export interface ReplaceWish {
  readonly find: string;
  readonly replacement: string;
  readonly caseSensitive: boolean;
  readonly wholeWord: boolean;
  readonly pattern: boolean;
  readonly side: (typeof sides)[number];
  readonly scope: (typeof scopes)[number];
}

export const firstSearch: ReplaceWish = {
  find: '',
  replacement: '',
  caseSensitive: false,
  wholeWord: false,
  pattern: false,
  side: 'target',
  scope: 'document',
};

interface SearchFieldsProps {
  readonly wish: ReplaceWish;
  readonly isValid: boolean;
  readonly onChange: (change: Partial<ReplaceWish>) => void;
  readonly onFind: () => void;
}

/** What is looked for, where, and what takes its place. */
export function SearchFields({ wish, isValid, onChange, onFind }: SearchFieldsProps) {
  const { t } = useTranslation('replace');
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack gap="xs">
      <Input
        ref={input}
        aria-label={t('find')}
        placeholder={t('find')}
        value={wish.find}
        status={isValid ? '' : 'error'}
        onChange={({ target }) => onChange({ find: target.value })}
        onPressEnter={({ nativeEvent }) => {
          if (!nativeEvent.isComposing) onFind();
        }}
      />
      {isValid ? null : (
        <Text tone="danger" size="small">
          {t('invalid')}
        </Text>
      )}
      <Input
        aria-label={t('replacement')}
        placeholder={t('replacement')}
        disabled={wish.side === 'source'}
        value={wish.replacement}
        onChange={({ target }) => onChange({ replacement: target.value })}
      />
      <Stack direction="row" gap="sm" wrap>
        {switches.map((name) => (
          <Checkbox
            key={name}
            checked={wish[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          >
            {t(`switch.${name}`)}
          </Checkbox>
        ))}
      </Stack>
      <Stack direction="row" gap="xs" wrap>
        <Segmented
          size="small"
          aria-label={t('sideLabel')}
          value={wish.side}
          options={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
          onChange={(side) => onChange({ side })}
        />
        <Segmented
          size="small"
          aria-label={t('scopeLabel')}
          value={wish.scope}
          options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
          onChange={(scope) => onChange({ scope })}
        />
      </Stack>
    </Stack>
  );
}

import { PlusOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { Stack } from '../../ui/stack.tsx';

interface PairListProps {
  readonly id: string;
  /** Such as `en>zh-CN`. */
  readonly pairs: readonly string[];
  readonly onChange: (pairs: readonly string[]) => void;
}

/** Language pairs that are added one by one. */
export function PairList({ id, pairs, onChange }: PairListProps) {
  const { t } = useTranslation('members');
  const [source, setSource] = useState<string>();
  const [target, setTarget] = useState<string>();
  const add = () => {
    if (source === undefined || target === undefined) return;
    onChange([...new Set([...pairs, `${source}>${target}`])]);
    setTarget(undefined);
  };
  return (
    <Stack gap="xs">
      {pairs.length > 0 ? (
        <Stack direction="row" gap="xxs" wrap>
          {pairs.map((pair) => (
            <Tag key={pair} closable onClose={() => onChange(pairs.filter((one) => one !== pair))}>
              {pair.split('>').map(languageName).join(' → ')}
            </Tag>
          ))}
        </Stack>
      ) : null}
      <Stack direction="row" gap="xs">
        <Stack grow>
          <LanguageSelect
            id={id}
            placeholder={t('limit.source')}
            {...(source === undefined ? {} : { value: source })}
            onChange={(tag: string) => setSource(tag)}
          />
        </Stack>
        <Stack grow>
          <LanguageSelect
            aria-label={t('limit.target')}
            placeholder={t('limit.target')}
            {...(target === undefined ? {} : { value: target })}
            without={source === undefined ? [] : [source]}
            onChange={(tag: string) => setTarget(tag)}
          />
        </Stack>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={source === undefined || target === undefined}
          onClick={add}
        >
          {t('limit.add')}
        </Button>
      </Stack>
    </Stack>
  );
}

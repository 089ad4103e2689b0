import type { OwnKeys, Reach } from '@transloom/contracts/role-matrix';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { type GrantableKey, keysOfAreas } from './key-areas.ts';
import { useKeyWords } from './use-key-words.ts';

const reaches = ['none', 'own', 'team', 'all'] as const;

interface KeyChoicesProps {
  readonly keys: OwnKeys;
  readonly onChange: (keys: OwnKeys) => void;
}

/** How far each key reaches, area by area. */
export function KeyChoices({ keys, onChange }: KeyChoicesProps) {
  const { t } = useTranslation('members');
  const words = useKeyWords();
  const choose = (key: GrantableKey, reach: (typeof reaches)[number]) => {
    const { [key]: _, ...rest } = keys;
    onChange(reach === 'none' ? rest : { ...rest, [key]: reach satisfies Reach });
  };
  const options = reaches.map((reach) => ({ value: reach, label: t(`reach.${reach}`) }));
  return (
    <Stack gap="md">
      {keysOfAreas.map(({ area, keys: ofArea }) => (
        <Stack key={area} gap="xxs">
          <Text strong>{t(`area.${area}`)}</Text>
          {ofArea.map((key) => (
            <SettingLine key={key} label={words(key)}>
              <Select<(typeof reaches)[number]>
                aria-label={words(key)}
                size="small"
                popupMatchSelectWidth={false}
                options={options}
                value={keys[key] ?? 'none'}
                onChange={(reach) => choose(key, reach)}
              />
            </SettingLine>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

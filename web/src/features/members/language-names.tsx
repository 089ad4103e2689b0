import { useQuery } from '@tanstack/react-query';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { languageMappingQuery } from './members.queries.ts';

const mostShown = 8;

/** Looks up how a language may be written in the template. */
export function LanguageNames() {
  const { t } = useTranslation('members');
  return (
    <Popover trigger="click" placement="bottomLeft" content={<Names />}>
      <Button type="link">{t('import.languages')}</Button>
    </Popover>
  );
}

function Names() {
  const { t } = useTranslation('members');
  const { data = [] } = useQuery(languageMappingQuery);
  const [part, setPart] = useState('');
  const wanted = part.trim().toLowerCase();
  const found = data.filter(({ names }) => names.some((name) => name.toLowerCase().includes(wanted)));
  return (
    <Stack gap="xs">
      <Input
        aria-label={t('import.findLanguage')}
        placeholder={t('import.findLanguage')}
        value={part}
        onChange={({ target }) => setPart(target.value)}
      />
      {found.slice(0, mostShown).map(({ tag, names }) => (
        <Text key={tag} size="small">
          {names.join(' · ')}
        </Text>
      ))}
    </Stack>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';

/** Opens the invitation of a code, or of the link that it stands in. */
export function JoinByCode() {
  const { t } = useTranslation('members');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const code = codeOf(typed);
  const open = () => {
    if (code !== '') void navigate({ to: '/team/invite/$code', params: { code } });
  };
  return (
    <Section title={t('own.join')} description={t('own.joinHint')}>
      <Stack direction="row" gap="sm">
        <Input
          aria-label={t('own.code')}
          placeholder={t('own.code')}
          value={typed}
          maxLength={300}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={open}
        />
        <Button disabled={code === ''} onClick={open}>
          {t('own.open')}
        </Button>
      </Stack>
    </Section>
  );
}

/** Spaces and dashes of a code that was read out do not count. */
function codeOf(typed: string): string {
  return (typed.trim().split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '').replaceAll(/[\s-]/g, '');
}

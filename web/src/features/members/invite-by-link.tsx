import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { InviteLink } from './invite-link.tsx';
import { useCreateInvite } from './members.queries.ts';
import { SwitchedOff } from './switched-off.tsx';
import { useInviteTerms } from './use-invite-terms.tsx';

const anyNumber = 0;
const offeredUses = [1, 5, 10, 50, 200, 1000];

/** A link, with its number, that several people apply with. */
export function InviteByLink() {
  const { t } = useTranslation('members');
  const { fields, terms } = useInviteTerms();
  const [mostUses, setMostUses] = useState<number | null>(null);
  const create = useCreateInvite();
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {t('invite.linkHint')}
      </Text>
      <SwitchedOff name="sign-up" />
      {fields}
      <Stack gap="xxs">
        <Text as="label">{t('invite.mostUses')}</Text>
        <Select<number>
          aria-label={t('invite.mostUses')}
          value={mostUses ?? anyNumber}
          options={[
            { value: anyNumber, label: t('invite.anyUses') },
            ...offeredUses.map((uses) => ({ value: uses, label: formatNumber(uses) })),
          ]}
          onChange={(uses) => setMostUses(uses === anyNumber ? null : uses)}
        />
      </Stack>
      {create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
      <div>
        <Button
          type="primary"
          loading={create.isPending}
          onClick={() => create.mutate({ ...terms, mostUses })}
        >
          {t('invite.makeLink')}
        </Button>
      </div>
      {create.data ? <InviteLink code={create.data.code} /> : null}
    </Stack>
  );
}

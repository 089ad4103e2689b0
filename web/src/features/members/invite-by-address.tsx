import { phoneOrEmailSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useInviteAddresses } from './members.queries.ts';
import { SwitchedOff } from './switched-off.tsx';
import { useInviteTerms } from './use-invite-terms.tsx';

/** Phone numbers and e-mail addresses whose owners become members at once. */
export function InviteByAddress() {
  const { t } = useTranslation('members');
  const { fields, terms } = useInviteTerms();
  const [targets, setTargets] = useState<string[]>([]);
  const invite = useInviteAddresses();
  const wrong = targets.filter((target) => !phoneOrEmailSchema.safeParse(target).success);
  const send = () => invite.mutate({ ...terms, targets }, { onSuccess: () => setTargets([]) });
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {t('invite.addressHint')}
      </Text>
      <SwitchedOff name="mail" />
      <Stack gap="xxs">
        <Text as="label">{t('invite.addresses')}</Text>
        <Select<string[]>
          aria-label={t('invite.addresses')}
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={limits.invitedAddresses}
          tokenSeparators={[' ', ',', ';', '\n', '，', '；']}
          placeholder="name@example.com"
          value={targets}
          {...(wrong.length > 0 ? { status: 'error' as const } : {})}
          onChange={setTargets}
        />
        {wrong.length > 0 ? (
          <Text size="small" tone="danger">
            {t('invite.wrongAddresses', { addresses: formatList(wrong) })}
          </Text>
        ) : null}
      </Stack>
      {fields}
      {invite.error ? <Alert type="error" showIcon title={invite.error.message} /> : null}
      <div>
        <Button
          type="primary"
          loading={invite.isPending}
          disabled={targets.length === 0 || wrong.length > 0}
          onClick={send}
        >
          {t('invite.send')}
        </Button>
      </div>
      {invite.data ? <Outcome {...invite.data} /> : null}
    </Stack>
  );
}

interface OutcomeProps {
  readonly invites: readonly { readonly target: string | null }[];
  readonly mailed: readonly string[];
  readonly members: readonly string[];
}

/** What became of each address; those without a mail get the link from whoever invites. */
function Outcome({ invites, mailed, members }: OutcomeProps) {
  const { t } = useTranslation('members');
  const byHand = invites.flatMap(({ target }) =>
    target === null || mailed.includes(target) ? [] : [target],
  );
  return (
    <Stack gap="xs">
      {mailed.length > 0 ? (
        <Alert type="success" showIcon title={t('invite.mailed', { addresses: formatList([...mailed]) })} />
      ) : null}
      {byHand.length > 0 ? (
        <Alert type="info" showIcon title={t('invite.byHand', { addresses: formatList(byHand) })} />
      ) : null}
      {members.length > 0 ? (
        <Alert type="warning" showIcon title={t('invite.members', { addresses: formatList([...members]) })} />
      ) : null}
    </Stack>
  );
}

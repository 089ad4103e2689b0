import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { inviteAddress, spacedCode } from './invite-address.ts';

/** The link of an invitation and its number, to be copied. */
export function InviteLink({ code }: { readonly code: string }) {
  const { t } = useTranslation('members');
  const address = inviteAddress(code);
  return (
    <Stack gap="xxs">
      <Stack direction="row" gap="xxs">
        <Text truncate code>
          {address}
        </Text>
        <CopyButton text={address} />
      </Stack>
      <Stack direction="row" gap="xxs">
        <Text tone="secondary">{t('invite.number')}</Text>
        <Text code>{spacedCode(code)}</Text>
        <CopyButton text={code} />
      </Stack>
    </Stack>
  );
}

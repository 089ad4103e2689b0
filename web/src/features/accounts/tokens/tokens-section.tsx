import { useQuery } from '@tanstack/react-query';
import type { AccessToken } from '@transloom/contracts/access-tokens';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { When } from '../../../ui/when.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { tokensQuery, useRevokeToken } from './tokens.queries.ts';

/** Access tokens with which programs act for me. */
export function TokensSection() {
  const { t } = useTranslation('accounts');
  const [making, setMaking] = useState(false);
  const query = useQuery(tokensQuery);
  return (
    <Section
      title={t('tokens.title')}
      description={
        <>
          {t('tokens.description')} <a href="/api/docs">{t('tokens.docs')}</a>
        </>
      }
      anchor="tokens"
      actions={<Button onClick={() => setMaking(true)}>{t('tokens.new')}</Button>}
    >
      <Loadable query={query}>
        {(tokens) => (
          <LineList label={t('tokens.title')} empty={<Text tone="tertiary">{t('tokens.none')}</Text>}>
            {tokens.map((token) => (
              <TokenLine key={token.tokenId} token={token} />
            ))}
          </LineList>
        )}
      </Loadable>
      <NewTokenDialog open={making} onClose={() => setMaking(false)} />
    </Section>
  );
}

function TokenLine({ token }: { readonly token: AccessToken }) {
  const { t } = useTranslation('accounts');
  const confirm = useConfirm();
  const revoke = useRevokeToken();
  const { tokenId, name, scopes, ending, expiresAt, lastUsedAt, lastAddress } = token;
  const over = Date.parse(expiresAt) <= Date.now();
  const ask = () =>
    confirm({
      title: t('tokens.revokeTitle', { name }),
      consequence: t('tokens.revokeConsequence'),
      verb: t('tokens.revoke'),
      danger: true,
      onConfirm: () => revoke.mutateAsync(tokenId),
    });
  return (
    <ListLine>
      <Stack direction="row" gap="xs">
        <Stack gap="none" grow>
          <Stack direction="row" gap="xs">
            <Text truncate>{name}</Text>
            <Text size="small" tone="tertiary" code>
              …{ending}
            </Text>
            {over ? <StatusTag tone="warning">{t('tokens.expired')}</StatusTag> : null}
          </Stack>
          <Text size="small" tone="secondary">
            {scopes.map((scope) => t(`tokens.scope.${scope}.name`)).join(t('tokens.separator'))} ·{' '}
            {t('tokens.expires')} <When instant={expiresAt} /> ·{' '}
            {lastUsedAt === null ? t('tokens.unused') : t('tokens.used', { address: lastAddress ?? '' })}{' '}
            {lastUsedAt === null ? null : <When instant={lastUsedAt} />}
          </Text>
        </Stack>
        <Button size="small" onClick={ask}>
          {t('tokens.revoke')}
        </Button>
      </Stack>
    </ListLine>
  );
}

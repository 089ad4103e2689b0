import type { companySignInApi } from '@transloom/contracts/company-sign-in';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { ShellCommand } from '../../../ui/shell-command.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useClaimDomain, useVerifyDomain } from './company.queries.ts';

type ClaimedDomain = OutputOf<typeof companySignInApi.claimDomain>;

/** E-mail domains of the organization, each proved by its DNS. */
export function DomainList({ domains }: { readonly domains: readonly ClaimedDomain[] }) {
  const { t } = useTranslation('accounts');
  const [adding, setAdding] = useState(false);
  const claim = useClaimDomain();
  return (
    <Section
      title={t('company.domains')}
      description={t('company.domainsHint')}
      actions={<Button onClick={() => setAdding(true)}>{t('company.claim')}</Button>}
    >
      <LineList label={t('company.domains')} empty={<Text tone="tertiary">{t('company.none')}</Text>}>
        {domains.map((each) => (
          <DomainLine key={each.domain} {...each} />
        ))}
      </LineList>
      <FormDialog<{ readonly domain: string }>
        title={t('company.claim')}
        open={adding}
        onClose={() => setAdding(false)}
        verb={t('company.claim')}
        onSubmit={({ domain }) => claim.mutateAsync(domain.trim().toLowerCase())}
      >
        <Form.Item
          name="domain"
          label={t('company.domain')}
          rules={[
            { required: true, pattern: /^\s*[\w-]+(?:\.[\w-]+)+\s*$/, message: t('company.domainInvalid') },
          ]}
        >
          <Input autoFocus maxLength={253} placeholder="example.com" />
        </Form.Item>
      </FormDialog>
    </Section>
  );
}

function DomainLine({ domain, record, verified }: ClaimedDomain) {
  const { t } = useTranslation('accounts');
  const { mutate, isPending } = useVerifyDomain();
  return (
    <ListLine>
      <Stack gap="xs">
        <Stack direction="row" gap="xs" justify="space-between">
          <Text>{domain}</Text>
          <StatusTag tone={verified ? 'success' : 'warning'}>
            {t(verified ? 'company.verified' : 'company.pending')}
          </StatusTag>
        </Stack>
        {verified ? null : (
          <>
            <Text size="small" tone="secondary">
              {t('company.record')}
            </Text>
            <ShellCommand command={record} />
            <div>
              <Button size="small" loading={isPending} onClick={() => mutate(domain)}>
                {t('company.verify')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </ListLine>
  );
}

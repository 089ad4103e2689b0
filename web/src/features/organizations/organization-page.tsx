import { useQuery } from '@tanstack/react-query';
import { type OrganizationCard, organizationsApi } from '@transloom/contracts/organizations';
import { Alert, App } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useAllows } from '../../session/permissions.ts';
import { organizationsQuery, useUser } from '../../session/session.queries.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { OutsideSystem } from '../webhooks/outside-system.tsx';
import { ManagedOrganizations } from './managed-organizations.tsx';
import { MembershipBadge } from './membership-badge.tsx';
import { OrganizationPicture } from './organization-picture.tsx';
import { organizationCardQuery, useUpdateOrganization } from './organizations.queries.ts';

/** The card of the organization; its plan and its people beside it. */
export function OrganizationPage() {
  const { t } = useTranslation('organizations');
  const query = useQuery(organizationCardQuery);
  const editable = useAllows()('organization:edit');
  return (
    <Page width="form">
      <PageHeader title={t('screen.organization')} />
      <Loadable query={query}>
        {(card) => (
          <Stack gap="md">
            <PlanAndPeople card={card} />
            <CardForm card={card} />
            {editable ? <OutsideSystem /> : null}
            <ManagedOrganizations />
          </Stack>
        )}
      </Loadable>
    </Page>
  );
}

function PlanAndPeople({ card }: { readonly card: OrganizationCard }) {
  const { t } = useTranslation('organizations');
  const { data } = useQuery(organizationsQuery);
  const user = useUser();
  const expires = user?.expireTime;
  return (
    <Section title={t('card.plan')} actions={<ButtonLink to="/account/apply">{t('card.apply')}</ButtonLink>}>
      <Facts
        facts={[
          {
            label: t('card.planName'),
            value: (
              <Stack direction="row" gap="xs">
                <MembershipBadge decorative />
                {data?.active.accountTypeName}
                {expires ? t('expires', { date: formatDate(expires) }) : null}
              </Stack>
            ),
          },
          { label: t('card.members'), value: formatNumber(card.members) },
          { label: t('card.teams'), value: formatNumber(card.teams) },
          { label: t('card.created'), value: formatDate(card.createdAt) },
        ]}
      />
    </Section>
  );
}

const formSchema = organizationsApi.updateOrganization.input;

function CardForm({ card }: { readonly card: OrganizationCard }) {
  const { t } = useTranslation('organizations');
  const { message } = App.useApp();
  const editable = useAllows()('organization:edit');
  const update = useUpdateOrganization();
  const form = useEditForm({
    schema: formSchema,
    saved: {
      name: card.name,
      shortName: card.shortName,
      email: card.email ?? '',
      contacts: card.contacts,
      phone: card.phone ?? '',
      profile: card.profile,
    },
    labels: {
      name: t('card.name'),
      shortName: t('card.shortName'),
      email: t('card.email'),
      contacts: t('card.contacts'),
      phone: t('card.phone'),
      profile: t('card.profile'),
    },
    save: (values) => update.mutateAsync(values),
    onSaved: () => void message.success(t('card.saved')),
  });
  return (
    <Section title={t('card.title')} actions={editable ? <SaveButtons form={form} /> : null}>
      {card.nameIsGenerated ? <Alert type="warning" showIcon title={t('card.generatedName')} /> : null}
      <OrganizationPicture card={card} editable={editable} />
      <FormFailure form={form} />
      <FormFields
        form={form}
        disabled={!editable}
        fields={{
          name: {},
          shortName: { hint: t('card.shortNameHint') },
          email: { required: true },
          contacts: {},
          phone: {
            required: true,
            input: ({ id, value, onChange }) => (
              <PhoneInput id={id} value={String(value)} onChange={onChange} size="middle" />
            ),
          },
          profile: { lines: 3 },
        }}
      />
    </Section>
  );
}

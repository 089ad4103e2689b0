import { DownloadOutlined } from '@ant-design/icons';
import type { ReceivedApplication } from '@transloom/contracts/organization-applications';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../i18n/format.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ApplicationState } from './application-state.tsx';
import { useDownloadForm } from './organization-applications.queries.ts';
import { sceneOf } from './scene-of.ts';

/** Every field of an application, its form, and what was decided. */
export function ApplicationFacts({ application }: { readonly application: ReceivedApplication }) {
  const { t } = useTranslation('organization-applications');
  const { fields, kind, fileName, requestId, decidedAt } = application;
  const download = useDownloadForm();
  const contact: readonly Fact[] = [
    { label: t('field.contacts'), value: fields.contacts },
    { label: t('field.title'), value: fields.title },
    ...given(t('field.position'), fields.position),
    { label: t('field.mobile'), value: fields.mobile },
    { label: t('field.email'), value: fields.email },
  ];
  const scene = sceneOf(fields.usageScene);
  const need: readonly Fact[] = [
    {
      label: t(kind === 'education' ? 'field.university' : 'field.organization'),
      value: fields.organization,
    },
    ...given(t('field.institution'), fields.institution),
    ...given(t('field.courses'), fields.courses),
    {
      label: t('field.memberAmount'),
      value: fields.memberAmount === 'more' ? t('amount.more') : fields.memberAmount,
    },
    { label: t('field.usageScene'), value: scene === undefined ? fields.usageScene : t(`scene.${scene}`) },
    {
      label: t('field.form'),
      value: (
        <Stack direction="row" gap="xs" wrap>
          {fileName}
          <Button
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate({ requestId })}
          >
            {t('queue.download')}
          </Button>
        </Stack>
      ),
    },
  ];
  return (
    <Stack gap="md">
      {decidedAt === null ? null : <Decision application={application} decidedAt={decidedAt} />}
      <Section title={t('queue.need')}>
        <Facts facts={need} />
      </Section>
      <Section title={t('queue.contact')}>
        <Facts facts={contact} />
      </Section>
    </Stack>
  );
}

function given(label: string, value: string | undefined): readonly Fact[] {
  return value === undefined ? [] : [{ label, value }];
}

interface DecisionProps {
  readonly application: ReceivedApplication;
  readonly decidedAt: string;
}

function Decision({ application: { state, reason, decidedBy }, decidedAt }: DecisionProps) {
  const { t } = useTranslation('organization-applications');
  return (
    <Section title={t('queue.decision')}>
      <Facts
        facts={[
          { label: t('queue.state'), value: <ApplicationState state={state} /> },
          { label: t('queue.decidedBy'), value: decidedBy ?? t('queue.nobody') },
          { label: t('queue.decidedAt'), value: formatInstant(decidedAt) },
          ...(reason === '' ? [] : [{ label: t('queue.rejectedWhy'), value: reason }]),
        ]}
      />
    </Section>
  );
}

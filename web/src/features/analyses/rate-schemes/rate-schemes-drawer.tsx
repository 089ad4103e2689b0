import { useQuery } from '@tanstack/react-query';
import type { RateScheme } from '@transloom/contracts/rate-schemes';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../i18n/format.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { rateSchemesQuery, useDeleteScheme } from '../analyses.queries.ts';
import { RateSchemeForm } from './rate-scheme-form.tsx';
import { RatesLine } from './rates-line.tsx';
import { SchemeVersions } from './scheme-versions.tsx';
import { useSchemeName } from './use-scheme-name.ts';

interface RateSchemesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The rate schemes of the organization: look, add, change, delete. */
export function RateSchemesDrawer({ open, onClose }: RateSchemesDrawerProps) {
  const { t } = useTranslation('analyses');
  return (
    <Drawer open={open} onClose={onClose} title={t('schemes.title')} size={640} destroyOnHidden>
      <RateSchemes />
    </Drawer>
  );
}

/** A scheme that is being changed, or the rates that a new one begins with. */
interface Edited {
  readonly scheme: RateScheme;
  readonly isNew: boolean;
}

function RateSchemes() {
  const { t } = useTranslation('analyses');
  const query = useQuery(rateSchemesQuery);
  const [edited, setEdited] = useState<Edited>();
  if (edited !== undefined) return <RateSchemeForm {...edited} onDone={() => setEdited(undefined)} />;
  return (
    <Loadable query={query}>
      {(schemes) => (
        <Stack gap="md">
          <Text size="table" tone="secondary">
            {t('schemes.text')}
          </Text>
          {schemes.map((scheme) => (
            <Scheme
              key={scheme.schemeId ?? ''}
              scheme={scheme}
              onChange={() => setEdited({ scheme, isNew: false })}
              onCopy={() => setEdited({ scheme, isNew: true })}
            />
          ))}
        </Stack>
      )}
    </Loadable>
  );
}

interface SchemeProps {
  readonly scheme: RateScheme;
  readonly onChange: () => void;
  readonly onCopy: () => void;
}

function Scheme({ scheme, onChange, onCopy }: SchemeProps) {
  const { t } = useTranslation('analyses');
  const name = useSchemeName()(scheme);
  const confirm = useConfirm();
  const remove = useDeleteScheme();
  const { schemeId, version, changedBy, changedAt, rates } = scheme;
  const askToDelete = (id: string) =>
    confirm({
      title: t('schemes.deleteTitle', { name }),
      consequence: t('schemes.deleteText'),
      verb: t('schemes.delete'),
      danger: true,
      onConfirm: () => remove.mutateAsync(id),
    });
  const made =
    changedAt === null
      ? t('schemes.builtInText')
      : t('schemes.made', { version, person: changedBy ?? '', when: formatInstant(changedAt) });
  return (
    <Section
      title={name}
      description={made}
      actions={
        <Stack direction="row" gap="xs">
          <Button size="small" onClick={onCopy} aria-label={t('schemes.copyOf', { name })}>
            {t('schemes.copy')}
          </Button>
          {schemeId === null ? null : (
            <>
              <Button size="small" onClick={onChange} aria-label={t('schemes.changeOf', { name })}>
                {t('schemes.change')}
              </Button>
              <Button
                size="small"
                danger
                onClick={() => askToDelete(schemeId)}
                aria-label={t('schemes.deleteOf', { name })}
              >
                {t('schemes.delete')}
              </Button>
            </>
          )}
        </Stack>
      }
    >
      <RatesLine rates={rates} />
      {schemeId === null || version === 1 ? null : <SchemeVersions schemeId={schemeId} />}
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../i18n/format.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { rateSchemeVersionsQuery } from '../analyses.queries.ts';
import { RatesLine } from './rates-line.tsx';

/** Earlier versions of a scheme, behind a button. */
export function SchemeVersions({ schemeId }: { readonly schemeId: string }) {
  const { t } = useTranslation('analyses');
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <div>
        <Button type="link" size="small" onClick={() => setOpen(true)}>
          {t('schemes.versions')}
        </Button>
      </div>
    );
  return <Versions schemeId={schemeId} />;
}

function Versions({ schemeId }: { readonly schemeId: string }) {
  const { t } = useTranslation('analyses');
  const query = useQuery(rateSchemeVersionsQuery(schemeId));
  return (
    <Loadable query={query}>
      {([, ...earlier]) => (
        <Stack gap="sm">
          {earlier.map(({ version, changedBy, changedAt, rates }) => (
            <Stack key={version} gap="xxs">
              <Text size="small" tone="secondary">
                {t('schemes.made', {
                  version,
                  person: changedBy ?? '',
                  when: changedAt === null ? '' : formatInstant(changedAt),
                })}
              </Text>
              <RatesLine rates={rates} />
            </Stack>
          ))}
        </Stack>
      )}
    </Loadable>
  );
}

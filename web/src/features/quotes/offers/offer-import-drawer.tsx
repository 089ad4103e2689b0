import { DownloadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { offerImportContract } from '@transloom/contracts/member-offers';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { WorkFromFile } from '../../../work/work-from-file.tsx';
import { offerImport, useExportOffers } from '../quotes.queries.ts';

interface OfferImportDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Offers from a filled-in template are taken in the background (D5.79). */
export function OfferImportDrawer({ open, onClose }: OfferImportDrawerProps) {
  const { t } = useTranslation('quotes');
  const client = useQueryClient();
  const close = () => {
    onClose();
    void client.invalidateQueries({ queryKey: ['member-offers'] });
  };
  return (
    <Drawer open={open} onClose={close} size={560} destroyOnHidden title={t('import.title')}>
      <ImportForm />
    </Drawer>
  );
}

function ImportForm() {
  const { t } = useTranslation('quotes');
  const template = useExportOffers();
  return (
    <Stack gap="lg">
      <Stack gap="sm" align="flex-start">
        <Text as="p" tone="secondary">
          {t('import.hint')}
        </Text>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate({ template: true })}
        >
          {t('import.template')}
        </Button>
      </Stack>
      <WorkFromFile
        kind={offerImport}
        purpose="offers"
        accept={['.xlsx']}
        optionsOf={(fileId) => ({ fileId })}
        words={{
          drop: t('import.drop'),
          types: t('import.types'),
          notSent: t('import.notSent'),
          list: t('import.list'),
          none: t('import.none'),
        }}
        stageText={() => t('import.running')}
      >
        {({ result }) => (result === null ? null : <Outcome result={result} />)}
      </WorkFromFile>
    </Stack>
  );
}

const mostShown = 20;

interface OutcomeProps {
  readonly result: z.output<typeof offerImportContract.result>;
}

/** How many rows were taken, and the rows that were not with what is wrong. */
function Outcome({ result: { added, changed, failed, faults } }: OutcomeProps) {
  const { t } = useTranslation('quotes');
  return (
    <Stack gap="xxs">
      <Text size="table">{t('import.outcome', { added, changed, failed })}</Text>
      {faults.slice(0, mostShown).map(({ row, value, fault }) => (
        <Text key={row} as="p" size="small" tone="danger">
          {t('import.row', { row })} {t(`import.fault.${fault}`, { value })}
        </Text>
      ))}
      {faults.length > mostShown ? (
        <Text size="small" tone="tertiary">
          {t('import.more', { count: faults.length - mostShown })}
        </Text>
      ) : null}
    </Stack>
  );
}

import { DownloadOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { offerImportContract } from '@transloom/contracts/member-offers';
import { Alert, Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { uploadFiles } from '../../../api/upload-files.ts';
import { LineList } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { UploadArea } from '../../../ui/upload-area.tsx';
import { useWorkList } from '../../../work/use-work.ts';
import { useCreateWork } from '../../../work/use-work-commands.ts';
import { WorkLine } from '../../../work/work-line.tsx';
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
  const create = useCreateWork(offerImport);
  const works = useWorkList(offerImport, { pageSize: 5 });
  const send = useMutation({
    mutationFn: async (file: File) => {
      const sent = await uploadFiles(endpoints.files.upload, {
        fields: { purpose: 'offers' },
        files: [file],
      });
      const [fileId] = sent.files.map((uploaded) => uploaded.fileId);
      if (fileId === undefined) throw new Error(sent.refused[0]?.message ?? t('import.notSent'));
      await create.mutateAsync({ fileId });
    },
    meta: { failure: 'inline' },
  });
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
      <UploadArea
        title={t('import.drop')}
        hint={t('import.types')}
        accept={['.xlsx']}
        multiple={false}
        disabled={send.isPending}
        onFiles={([file]) => (file === undefined ? undefined : send.mutate(file))}
      />
      {send.error ? <Alert type="error" showIcon title={send.error.message} /> : null}
      <Section title={t('import.list')}>
        <Loadable query={works}>
          {({ records }) => (
            <LineList empty={<Text tone="tertiary">{t('import.none')}</Text>}>
              {records.map((work) => (
                <WorkLine
                  key={work.workId}
                  kind={offerImport}
                  work={work}
                  stageText={() => t('import.running')}
                >
                  {work.result === null ? null : <Outcome result={work.result} />}
                </WorkLine>
              ))}
            </LineList>
          )}
        </Loadable>
      </Section>
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

import { DownloadOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { WorkFromFile } from '../../work/work-from-file.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { LanguageNames } from './language-names.tsx';
import { memberImport, useExportMembers } from './members.queries.ts';
import { roleOfValue } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';

interface ImportDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** People from a filled-in template are invited in the background (D5.80). */
export function ImportDrawer({ open, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('members');
  return (
    <Drawer open={open} onClose={onClose} size={560} destroyOnHidden title={t('import.title')}>
      <ImportForm />
    </Drawer>
  );
}

function ImportForm() {
  const { t } = useTranslation('members');
  const [role, setRole] = useState('TRANSLATOR');
  const template = useExportMembers();
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text as="p" tone="secondary">
          {t('import.hint', { most: formatNumber(limits.importedMembers) })}
        </Text>
        <div>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={template.isPending}
            onClick={() => template.mutate({ template: true })}
          >
            {t('import.template')}
          </Button>
          <LanguageNames />
        </div>
      </Stack>
      <Stack gap="xxs">
        <Text as="label">{t('import.role')}</Text>
        <RoleSelect label={t('import.role')} value={role} onChange={setRole} />
      </Stack>
      <WorkFromFile
        kind={memberImport}
        purpose="members"
        accept={['.xlsx']}
        optionsOf={(fileId) => ({ fileId, role: roleOfValue(role).role })}
        words={{
          drop: t('import.drop'),
          types: t('import.types'),
          notSent: t('import.notSent'),
          list: t('import.list'),
          none: t('import.none'),
        }}
        stageText={() => t('import.inviting')}
      >
        {({ result }) => (result === null ? null : <ImportOutcome result={result} />)}
      </WorkFromFile>
    </Stack>
  );
}

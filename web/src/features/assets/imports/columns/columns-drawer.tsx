import type { TableLayout } from '@transloom/contracts/assets';
import type { UploadedFile } from '@transloom/contracts/files';
import { Alert, Button, Checkbox, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../../ui/drawer-buttons.tsx';
import { Loadable } from '../../../../ui/loadable.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Text } from '../../../../ui/text.tsx';
import type { AssetKind, ListedAsset } from '../../asset-kind.ts';
import { hasBothLanguages, withContent } from './column-choice.ts';
import { ColumnList } from './column-list.tsx';
import { type TablePreview, useTablePreview } from './table-preview.queries.ts';
import type { AssetLanguages } from './use-table-layouts.ts';

interface ColumnsDrawerProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly languages: AssetLanguages;
  readonly file: UploadedFile;
  /** Undefined where it is read as it was recognized. */
  readonly layout: TableLayout | undefined;
  readonly open: boolean;
  readonly onChange: (layout: TableLayout | undefined) => void;
  readonly onClose: () => void;
}

/** The first rows of a table, column by column, with what each is taken for. */
export function ColumnsDrawer<One extends ListedAsset>({ open, ...parts }: ColumnsDrawerProps<One>) {
  const { t } = useTranslation('assets');
  return (
    <Drawer
      open={open}
      onClose={parts.onClose}
      size={720}
      destroyOnHidden
      title={t('columns.title', { name: parts.file.name })}
    >
      <Columns {...parts} />
    </Drawer>
  );
}

function Columns<One extends ListedAsset>(parts: Omit<ColumnsDrawerProps<One>, 'open'>) {
  const preview = useTablePreview(parts.kind, parts.file.fileId, parts.languages);
  return (
    <Loadable query={preview}>{(table) => <ColumnsForm key="table" table={table} {...parts} />}</Loadable>
  );
}

interface ColumnsFormProps<One extends ListedAsset> extends Omit<ColumnsDrawerProps<One>, 'open'> {
  readonly table: TablePreview;
}

function ColumnsForm<One extends ListedAsset>({
  table: { rows, layout: recognized },
  kind,
  languages,
  layout,
  onChange,
  onClose,
}: ColumnsFormProps<One>) {
  const { t } = useTranslation('assets');
  const [{ hasHeadings, columns }, setDraft] = useState(layout ?? recognized);
  const usable = hasBothLanguages(columns, languages);
  const end = (chosen: TableLayout | undefined) => {
    onChange(chosen);
    onClose();
  };
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {t('columns.explain')}
      </Text>
      <Checkbox
        checked={hasHeadings}
        onChange={({ target }) => setDraft({ hasHeadings: target.checked, columns })}
      >
        {t('columns.headings')}
      </Checkbox>
      <ColumnList
        kind={kind}
        languages={languages}
        rows={rows}
        hasHeadings={hasHeadings}
        columns={columns}
        onChoose={(place, content) =>
          setDraft({ hasHeadings, columns: withContent(columns, place, content) })
        }
      />
      <DrawerButtons note={usable ? null : <Alert type="warning" showIcon title={t('columns.needTexts')} />}>
        {layout ? <Button onClick={() => end(undefined)}>{t('columns.recognized')}</Button> : null}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <ReasonButton
          type="primary"
          reason={usable ? undefined : t('columns.needTexts')}
          onClick={() => end({ hasHeadings, columns })}
        >
          {t('columns.submit')}
        </ReasonButton>
      </DrawerButtons>
    </Stack>
  );
}

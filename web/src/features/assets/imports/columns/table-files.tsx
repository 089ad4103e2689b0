import { TableOutlined } from '@ant-design/icons';
import type { UploadedFile } from '@transloom/contracts/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../../ui/line-list.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Text } from '../../../../ui/text.tsx';
import type { Uploads } from '../../../files/use-uploads.ts';
import type { AssetKind, ListedAsset } from '../../asset-kind.ts';
import { ColumnsDrawer } from './columns-drawer.tsx';
import type { AssetLanguages, TableLayouts } from './use-table-layouts.ts';

interface TableFilesProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly uploads: Pick<Uploads, 'list'>;
  /** Undefined until they are chosen. */
  readonly languages: AssetLanguages | undefined;
  readonly layouts: TableLayouts;
}

const tableFormats: ReadonlySet<string | null> = new Set(['xlsx', 'xls', 'csv']);

/** The tables among the files, whose columns can be looked at and chosen; nothing where there are none. */
export function TableFiles<One extends ListedAsset>({
  kind,
  uploads,
  languages,
  layouts,
}: TableFilesProps<One>) {
  const { t } = useTranslation('assets');
  const [shown, setShown] = useState<UploadedFile>();
  const [open, setOpen] = useState(false);
  const tables = uploads.list.flatMap(({ state }) =>
    state.status === 'kept' && tableFormats.has(state.uploaded.format) ? [state.uploaded] : [],
  );
  if (tables.length === 0) return null;
  return (
    <Stack gap="xxs" label={t('columns.tables')} as="section">
      <Text size="small" tone="secondary">
        {languages === undefined ? t('columns.needLanguages') : t('columns.hint')}
      </Text>
      <LineList>
        {tables.map((table) => (
          <ListLine key={table.fileId}>
            <Stack direction="row" gap="sm" justify="space-between">
              <Text size="table" truncate>
                {table.name}
              </Text>
              <ReasonButton
                size="small"
                icon={<TableOutlined aria-hidden />}
                reason={languages === undefined ? t('columns.needLanguages') : undefined}
                aria-label={t('columns.openOf', { name: table.name })}
                onClick={() => {
                  setShown(table);
                  setOpen(true);
                }}
              >
                {t(layouts.of(table.fileId) ? 'columns.chosen' : 'columns.open')}
              </ReasonButton>
            </Stack>
          </ListLine>
        ))}
      </LineList>
      {shown && languages ? (
        <ColumnsDrawer
          kind={kind}
          languages={languages}
          open={open}
          file={shown}
          layout={layouts.of(shown.fileId)}
          onChange={(layout) => layouts.set(shown.fileId, layout)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Stack>
  );
}

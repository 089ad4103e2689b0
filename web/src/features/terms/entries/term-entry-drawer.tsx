import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TermEntryForm } from './term-entry-form.tsx';
import { TermEntryView } from './term-entry-view.tsx';

export type OpenedEntry =
  | { readonly mode: 'add'; readonly entry: undefined }
  | { readonly mode: 'view' | 'edit'; readonly entry: TermEntry };

interface TermEntryDrawerProps {
  readonly base: TermBase;
  /** Of the flat view; gets a field where the entry has no term of it. */
  readonly targetLanguage: string;
  readonly editable: boolean;
  readonly opened: OpenedEntry | undefined;
  /** The opened entry as it is by now, where the list shows it. */
  readonly current: TermEntry | undefined;
  readonly onChange: (opened: OpenedEntry | undefined) => void;
}

const titles = { add: 'entry.add', edit: 'entry.editTitle', view: 'entry.title' } as const;

/** A concept with its terms in all languages: looked at, changed or added. */
export function TermEntryDrawer({ opened, onChange, ...parts }: TermEntryDrawerProps) {
  const { t } = useTranslation('terms');
  return (
    <Drawer
      open={opened !== undefined}
      onClose={() => onChange(undefined)}
      size={560}
      destroyOnHidden
      title={t(titles[opened?.mode ?? 'view'])}
    >
      {opened ? <TermEntryContent opened={opened} onChange={onChange} {...parts} /> : null}
    </Drawer>
  );
}

interface TermEntryContentProps extends TermEntryDrawerProps {
  readonly opened: OpenedEntry;
}

/** What stands in the drawer. */
export function TermEntryContent({
  opened,
  base,
  targetLanguage,
  editable,
  current,
  onChange,
}: TermEntryContentProps) {
  const { t } = useTranslation('terms');
  if (opened.mode !== 'view') {
    return (
      <TermEntryForm
        base={base}
        entry={opened.entry}
        current={current}
        targetLanguage={targetLanguage}
        editable={editable}
        onClose={() => onChange(undefined)}
      />
    );
  }
  const entry = current ?? opened.entry;
  return (
    <Stack gap="lg">
      <TermEntryView entry={entry} />
      {editable ? (
        <DrawerButtons>
          <Button type="primary" onClick={() => onChange({ mode: 'edit', entry })}>
            {t('entry.edit')}
          </Button>
        </DrawerButtons>
      ) : null}
    </Stack>
  );
}

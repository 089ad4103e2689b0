import { useTranslation } from 'react-i18next';
import { HelpLayout } from '../../features/help/help-layout.tsx';
import { EditorShortcuts } from '../../features/workbench/dialogs/editor-shortcuts.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { GeneralShortcuts } from '../shell/general-shortcuts.tsx';

/** Every key of the product on one page. */
export function ShortcutsPage() {
  const { t } = useTranslation('shell');
  return (
    <HelpLayout>
      <Stack gap="md">
        <Section title={t('shortcuts.everywhere')}>
          <GeneralShortcuts />
        </Section>
        <Section title={t('shortcuts.editor')}>
          <EditorShortcuts />
        </Section>
      </Stack>
    </HelpLayout>
  );
}

import { DownOutlined } from '@ant-design/icons';
import { termStatusSchema } from '@transloom/contracts/term-entries';
import { App, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { useMenuFocus } from '../../../ui/use-menu-focus.ts';
import type { TermStatusName } from '../term-status.tsx';
import { useChangeTermStatus } from '../terms.queries.ts';

interface StatusMenuProps {
  readonly termBaseId: string;
  /** Those of the flat view. */
  readonly languages: readonly string[];
  readonly termEntryIds: readonly string[];
  readonly onChanged: () => void;
}

/** Gives the terms of one language of ticked entries a status. */
export function StatusMenu({ termBaseId, languages, termEntryIds, onChanged }: StatusMenuProps) {
  const { t } = useTranslation('terms');
  const { message } = App.useApp();
  const change = useChangeTermStatus();
  const { button, menu } = useMenuFocus();
  const give = (language: string, status: TermStatusName) =>
    change.mutate(
      { termBaseId, termEntryIds: [...termEntryIds], language, status },
      {
        onSuccess: ({ changed }) => {
          message.success(t('entry.statusChanged', { count: changed, status: t(`status.${status}`) }));
          onChanged();
        },
      },
    );
  const items = languages.map((language) => ({
    key: language,
    type: 'group' as const,
    label: t('entry.termOf', { language: languageName(language) }),
    children: termStatusSchema.options.map((status) => ({
      key: `${language} ${status}`,
      label: t(`status.${status}`),
      onClick: () => give(language, status),
    })),
  }));
  return (
    <Dropdown {...menu} trigger={['click']} menu={{ items }}>
      <Button ref={button} size="small" loading={change.isPending}>
        {t('entry.changeStatus')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}

import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type AssetKind, type ListedAsset, languagesOf } from './asset-kind.ts';
import styles from './asset-settings.module.css';

interface AddLanguagesProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
}

/** Lets it have more target languages. */
export function AddLanguages<One extends ListedAsset>({ kind, asset }: AddLanguagesProps<One>) {
  const { t } = useTranslation('assets');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const add = kind.useAddLanguages();
  const save = () =>
    add.mutate(
      { id: kind.idOf(asset), targetLanguages: chosen },
      {
        onSuccess: () => {
          setChosen([]);
          setOpen(false);
        },
      },
    );
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      content={
        <div className={styles['languages']}>
          <Stack gap="sm">
            <LanguageSelect
              multiple
              aria-label={t('target.label')}
              placeholder={t('languagePlaceholder')}
              without={languagesOf(kind, asset)}
              value={chosen}
              onChange={setChosen}
            />
            <Stack direction="row" justify="end">
              <ReasonButton
                type="primary"
                reason={chosen.length === 0 ? t('target.required') : undefined}
                loading={add.isPending}
                onClick={save}
              >
                {t('settings.addLanguages')}
              </ReasonButton>
            </Stack>
          </Stack>
        </div>
      }
    >
      <Button>{t('settings.addLanguages')}</Button>
    </Popover>
  );
}

import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from './stack.tsx';

const shownSeconds = 10;

/** Says what was done, with a button that takes it back. */
export function useUndoNotice(): (text: string, onUndo: () => unknown) => void {
  const { message } = App.useApp();
  const { t } = useTranslation('ui');
  return (text, onUndo) => {
    const close = message.open({
      type: 'success',
      duration: shownSeconds,
      content: (
        <Stack direction="row" gap="xs">
          {text}
          <Button
            size="small"
            onClick={() => {
              close();
              void onUndo();
            }}
          >
            {t('undo')}
          </Button>
        </Stack>
      ),
    });
  };
}

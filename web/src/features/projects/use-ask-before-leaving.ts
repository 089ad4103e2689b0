import { useBlocker } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks before what was filled in is lost; `unsaved` is asked at the moment of leaving. */
export function useAskBeforeLeaving(unsaved: () => boolean): void {
  const { t } = useTranslation('projects');
  const { modal } = App.useApp();
  useBlocker({
    shouldBlockFn: async () => {
      if (!unsaved()) return false;
      const leaves = await modal.confirm({
        icon: null,
        title: t('leave.title'),
        content: t('leave.consequence'),
        okText: t('leave.action'),
        okButtonProps: { danger: true },
        cancelText: t('leave.stay'),
        focusable: { autoFocusButton: 'cancel' },
      });
      return !leaves;
    },
    enableBeforeUnload: unsaved,
  });
}

import { joinTargets } from '@transloom/core/inline/join-targets';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { segmentAt } from '../segment-rows.ts';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';

/** Somebody merged the segment away that this user wrote in: the text is in the history, and can be added here. */
export function MergedDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation('workbench');
  const { store, opened } = useWorkbenchParts();
  const { targetLanguage } = opened.document;
  const text = useWorkbench(({ astray }) => astray[0]);
  const into = useWorkbench(({ rows }) => (text === undefined ? undefined : segmentAt(rows, text.intoId)));
  const settle = useWorkbench((state) => state.settleAstray);
  const add = () => {
    const state = store.getState();
    const shown = text && shownText(state, text.intoId);
    if (text === undefined || shown === undefined) return settle();
    const target = toMarkup(joinTargets(fromMarkup(shown.target), fromMarkup(text.target), targetLanguage));
    state.change(text.intoId, { target, confirmed: false, origin: 'person' });
    state.goTo(text.intoId);
    settle();
  };
  return (
    <Modal
      open={text !== undefined}
      title={t('merged.title')}
      onCancel={settle}
      afterClose={onClosed}
      footer={[
        <Button key="leave" onClick={settle}>
          {t('merged.leave')}
        </Button>,
        <Button
          key="add"
          type="primary"
          autoFocus
          disabled={into === undefined || into.refusal !== null}
          onClick={add}
        >
          {t('merged.add', { number: into?.number ?? '' })}
        </Button>,
      ]}
    >
      <Stack gap="sm">
        <span>{t('merged.what', { number: into?.number ?? '', name: into?.changedBy ?? '' })}</span>
        {text === undefined ? null : (
          <InlineView markup={text.target} language={targetLanguage} codes={into?.codes ?? {}} />
        )}
      </Stack>
    </Modal>
  );
}

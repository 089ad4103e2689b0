import type { InlineFaults } from '@transloom/core/inline/inline-faults';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/format.ts';
import { CodeChip } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { FaultsQuestion as Question } from '../workbench-commands.ts';

interface FaultsQuestionProps {
  readonly question: Question | undefined;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Asks before a segment is confirmed whose codes or styles are not those of its source. */
export function FaultsQuestion({ question, onClose, onClosed }: FaultsQuestionProps) {
  const { t } = useTranslation('workbench');
  const confirm = (target?: string) => {
    question?.confirm(target);
    onClose();
  };
  const isMendable = question !== undefined && needsCodes(question.faults);
  return (
    <Modal
      open={question !== undefined}
      title={t('faults.title')}
      onCancel={onClose}
      afterClose={onClosed}
      destroyOnHidden
      footer={[
        <Button key="back" onClick={onClose}>
          {t('faults.back')}
        </Button>,
        <Button key="as-it-is" autoFocus={!isMendable} onClick={() => confirm()}>
          {t('faults.confirm')}
        </Button>,
        isMendable ? (
          <Button key="mend" type="primary" autoFocus onClick={() => confirm(question.mended)}>
            {t('faults.mend')}
          </Button>
        ) : null,
      ]}
    >
      {question ? <Faults {...question} /> : null}
    </Modal>
  );
}

function needsCodes({ missing, crossed }: InlineFaults): boolean {
  return missing.length > 0 || crossed;
}

function Faults({ segment, faults }: Question) {
  const { t } = useTranslation('workbench');
  return (
    <Stack gap="xs">
      {faults.missing.length > 0 ? (
        <span>
          {t('faults.missing')}{' '}
          {faults.missing.map((code) => (
            <CodeChip key={`${code.kind}${code.id}${code.at}`} code={code} codes={segment.codes} />
          ))}
        </span>
      ) : null}
      {faults.halves.length > 0 ? (
        <span>{t('faults.halves', { list: formatList(faults.halves.map(String)) })}</span>
      ) : null}
      {faults.crossed ? <span>{t('faults.crossed')}</span> : null}
      {faults.lostStyles.length > 0 ? (
        <span>
          {t('faults.styles', {
            list: formatList(faults.lostStyles.map((style) => t(`shortcuts.${style}`))),
          })}
        </span>
      ) : null}
      {needsCodes(faults) ? <span>{t('faults.why')}</span> : null}
    </Stack>
  );
}

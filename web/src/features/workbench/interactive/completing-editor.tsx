import { useTranslation } from 'react-i18next';
import { SegmentEditor, type SegmentEditorProps } from '../segment-editor/segment-editor.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import { useCompletions } from './use-completions.ts';

type CompletingEditorProps = Omit<SegmentEditorProps, 'completions' | 'proposalLabel'>;

/** The editor of the active segment, which proposes how the text goes on in interactive mode. */
export function CompletingEditor(props: CompletingEditorProps) {
  const { t } = useTranslation('workbench');
  const { mode } = useWorkbenchParts().opened;
  const completions = useCompletions(props.segment.segmentId, mode === 'interactive');
  return <SegmentEditor {...props} completions={completions} proposalLabel={t('mode.proposal')} />;
}

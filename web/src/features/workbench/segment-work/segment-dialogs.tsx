import { useWorkbenchParts } from '../workbench-context.ts';
import { ConfirmAllDialog } from './confirm-all-dialog.tsx';
import { EqualDialog } from './equal-dialog.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import type { SegmentWork } from './use-segment-work.tsx';

/** The dialog of the work on segments that is open. */
export function SegmentDialogs({ work }: { readonly work: SegmentWork }) {
  const { editor } = useWorkbenchParts();
  const { dialog } = work;
  const closing = { onClose: work.close, onClosed: () => editor.current?.focus() };
  if (dialog === undefined) return null;
  if (dialog.kind === 'confirmAll')
    return <ConfirmAllDialog {...closing} {...(dialog.segmentIds && { segmentIds: dialog.segmentIds })} />;
  const { kind, segment } = dialog;
  if (kind === 'split')
    return <SplitDialog {...closing} segment={segment} onSplit={(cut) => void work.doSplit(segment, cut)} />;
  if (kind === 'source')
    return (
      <SourceDialog {...closing} segment={segment} onSave={(text) => void work.doEditSource(segment, text)} />
    );
  return <EqualDialog {...closing} segment={segment} onFill={(wish) => work.doFillEqual(segment, wish)} />;
}

import { MoreMenu } from '../../../ui/more-menu.tsx';
import { type SegmentActionParts, useSegmentActions } from './use-segment-actions.tsx';

/** What can be done to the active segment, behind three dots. */
export function SegmentMenu(parts: SegmentActionParts) {
  return <MoreMenu actions={useSegmentActions(parts)} />;
}

import { useStore } from 'zustand';
import { useWorkbenchParts } from '../workbench-context.ts';
import { noIssues, type QualityState } from './quality-store.ts';
import type { SegmentIssue } from './segment-issue.ts';

/** A part of what is known of the issues of the open document. */
export function useQuality<Part>(select: (state: QualityState) => Part): Part {
  return useStore(useWorkbenchParts().quality, select);
}

/** The open issues of a segment, the gravest first. */
export function useIssues(segmentId: string): readonly SegmentIssue[] {
  return useQuality(({ open }) => open.get(segmentId) ?? noIssues);
}

import type { OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { createContext, type RefObject, useContext } from 'react';
import { useStore } from 'zustand';
import type { SegmentText } from './edit-steps.ts';
import type { QualityStore } from './quality/quality-store.ts';
import type { RowLoader } from './row-loader.ts';
import type { EditorHandle } from './segment-editor/segment-editor.tsx';
import type { WorkbenchActions, WorkbenchState, WorkbenchStore } from './workbench.store.ts';

export type OpenDocument = OutputOf<typeof workbenchApi.openDocument>;

export interface Workbench {
  readonly store: WorkbenchStore;
  readonly rows: RowLoader;
  readonly opened: OpenDocument;
  readonly quality: QualityStore;
  /** Ids of the segments that are listed, in order; empty where one is not known yet. */
  readonly listed: () => readonly string[];
  readonly commands: WorkbenchCommands;
  /** The editor of the active segment, where it can be edited. */
  readonly editor: RefObject<EditorHandle | null>;
}

/** What toolbar, keys and panels let a person do with the active segment. */
export interface WorkbenchCommands {
  confirm(): void;
  nextWithoutConfirming(): void;
  previous(): void;
  next(): void;
  /** To the next segment with an open issue. */
  nextIssue(): void;
  previousIssue(): void;
  unconfirm(): void;
  copySource(): void;
  clear(): void;
  /** Puts a suggestion in the target's place. */
  apply(text: Partial<SegmentText> & Pick<SegmentText, 'target' | 'origin'>): void;
  /** Puts a text where the caret is. */
  insert(text: string): void;
  undo(): void;
  redo(): void;
}

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbenchParts(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (workbench === null) throw new Error('There is no workbench around this part');
  return workbench;
}

/** A part of the open document's state; the component is drawn anew only when that part changes. */
export function useWorkbench<Part>(select: (state: WorkbenchState & WorkbenchActions) => Part): Part {
  return useStore(useWorkbenchParts().store, select);
}

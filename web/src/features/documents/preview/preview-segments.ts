/** What a preview needs to know of the segments of an open document; absent where it is only looked at. */
export interface PreviewSegments {
  readonly activeId: string | null;
  readonly onChoose: (segmentId: string) => void;
  /** Told of the one under the pointer. */
  readonly onHover: (segmentId: string | null) => void;
  /** Plain text of each segment in order, as a reader sees it on this side. */
  texts(): readonly SegmentText[];
  /** Harmless HTML of a segment's text as it is now. */
  shown(segmentId: string): ShownSegment | undefined;
  /** Tells which segments have changed, all unsaved ones first. */
  subscribe(onChange: (segmentIds: readonly string[]) => void): () => void;
}

export interface SegmentText {
  readonly segmentId: string;
  readonly text: string;
}

export interface ShownSegment {
  readonly html: string;
  /** The source stands in for it. */
  readonly missing: boolean;
}

/** The page opens the channel with this word and a port. */
export const openingWord = 'transloom-preview';

/** A message from the page to the frame. Each replaces the earlier message of its kind. */
export type FrameMessage =
  | {
      readonly kind: 'show';
      readonly html: string;
      /** CSS that stands before the styles of the document. */
      readonly style: string;
      readonly language: string;
      readonly direction: 'ltr' | 'rtl';
      /** The document brings its own look, which is made for a light page. */
      readonly paper: boolean;
    }
  | { readonly kind: 'dress'; readonly properties: Readonly<Record<string, string>> }
  | { readonly kind: 'label'; readonly unseen: string }
  | { readonly kind: 'choosable'; readonly choosable: boolean }
  | { readonly kind: 'active'; readonly segmentId: string | null }
  | {
      readonly kind: 'text';
      readonly segmentId: string;
      readonly html: string;
      readonly missing: boolean;
    };

/** A message from the frame to the page. */
export type FrameReport =
  | { readonly kind: 'chosen'; readonly segmentId: string }
  | { readonly kind: 'hovered'; readonly segmentId: string | null };

import type { TokenUse } from '../../engine-vendor.ts';

/** What a model wrote. */
export interface ModelText {
  readonly content: string;
  /** `cut`: it ran out of tokens; `blocked`: a filter stopped it. */
  readonly ended: 'whole' | 'cut' | 'blocked';
  readonly model?: string | undefined;
  readonly tokens?: TokenUse | undefined;
}

/** What one event of a stream adds to it. */
export type ModelPiece = Partial<ModelText>;

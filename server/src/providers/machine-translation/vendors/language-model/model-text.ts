import type { TokenUse } from '../../engine-vendor.ts';

/** The output of a model. */
export interface ModelText {
  readonly content: string;
  /** `cut`: it ran out of tokens; `blocked`: a filter stopped it. */
  readonly ended: 'whole' | 'cut' | 'blocked';
  readonly model?: string | undefined;
  readonly tokens?: TokenUse | undefined;
}

/** The part that one event of a stream adds. */
export type ModelPiece = Partial<ModelText>;

import type { PretranslationScope } from '@transloom/contracts/pretranslation-runs';

export interface AgainChoice {
  readonly documentIds: readonly string[];
  readonly scope: PretranslationScope;
  readonly askAgain: boolean;
}

import { polishContract } from '@transloom/contracts/polish';

/** Who may see a polish: its owner alone, because texts of people are private. */
export const polishKind = { contract: polishContract, seenBy: 'owner' } as const;

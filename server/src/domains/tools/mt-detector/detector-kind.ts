import { mtDetectorContract } from '@transloom/contracts/mt-detector';

/** Who may see a detection: everybody in the organization who has the key. */
export const detectorKind = { contract: mtDetectorContract, seenBy: 'organization' } as const;

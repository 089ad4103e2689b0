import { startInstallation } from '../faults/installation.ts';
import { byHand, runCampaign } from '../faults/run-campaign.ts';
import type { Bench } from './bench.ts';
import { freePort } from './start-product.ts';

const minutes = 15;

/** The report of `npm run faults` after a quarter of an hour. */
export const faultCampaign: Bench = {
  name: 'faultCampaign',
  isLong: true,
  meanings: {
    acknowledged: {
      meaning:
        'Saves that were acknowledged while programs were killed, the disk was full and other faults happened',
    },
    conflicts: { meaning: 'Saves refused as conflicts; their texts stand in the history' },
    kills: { meaning: 'Times that the API, the worker or PostgreSQL was killed' },
    lost: { meaning: 'Acknowledged saves, texts of conflicts or newest texts that were lost', bound: '0' },
    overwritten: { meaning: 'Saves over a version that their writer had not seen', bound: '0' },
    jobs: { meaning: 'Documents and memories whose upload was acknowledged during the campaign' },
    half: { meaning: 'Uploads of these that were prepared or imported in part or not at all', bound: '0' },
    twice: { meaning: 'Uploads of these that were prepared or imported more than once', bound: '0' },
    unexpected: { meaning: 'Refusals without an error text of their own', bound: '0' },
  },
  async measure(root) {
    const installation = await startInstallation(root, await freePort());
    try {
      const report = await runCampaign(
        installation,
        byHand(minutes, () => undefined),
      );
      const { acknowledged, conflicts, kills, lost, overwritten, jobs, half, twice, refusals } = report;
      const unexpected = refusals['server.unexpected'] ?? 0;
      return { acknowledged, conflicts, kills, lost, overwritten, jobs, half, twice, unexpected };
    } finally {
      await installation.stop();
    }
  },
};

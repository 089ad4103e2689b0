import { dirname } from 'node:path';
import { isFaulty } from '@transloom/server/testing/faults/check-history';
import { startInstallation } from './faults/installation.ts';
import { byHand, runCampaign, short } from './faults/run-campaign.ts';

/**
 * The fault campaign: API, worker and database are killed, the disk is full, the network is cut and clocks move while
 * people save and give work. `--minutes 15` says for how long; `--ci` lets each fault happen once. The report goes to
 * standard output as JSON. Fails where anything acknowledged is lost, overwritten, done half or twice, and where a
 * refusal has no words of its own.
 */
const words = process.argv.slice(2);
const minutes = Number(words[words.indexOf('--minutes') + 1]) || 15;
const port = Number(process.env['PORT']) || 3_900;

const say = (line: string) => console.error(line);

const installation = await startInstallation(dirname(import.meta.dirname), port);
process.once('SIGINT', () => void installation.stop().finally(() => process.exit(1)));
try {
  const report = await runCampaign(installation, words.includes('--ci') ? short(say) : byHand(minutes, say));
  console.log(JSON.stringify(report, null, 2));
  if (report.skipped.length > 0) console.error(`Not possible here: ${report.skipped.join(', ')}.`);
  // A refusal has words of its own, whatever fails.
  const unexpected = report.refusals['server.unexpected'] ?? 0;
  if (isFaulty(report) || unexpected > 0) process.exitCode = 1;
} finally {
  await installation.stop();
}

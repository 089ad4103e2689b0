import { memberImportContract } from '@transloom/contracts/member-imports';
import { z } from 'zod';
import { readUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { invitable } from '../../organizations/invitable.ts';
import { defineWork } from '../../work/define-work.ts';
import { daysFrom } from '../invites/manage-invites.ts';
import { saveInvitations } from '../invites/save-invitations.ts';
import { checkRows } from './check-rows.ts';
import { readTable } from './read-table.ts';

/** Invitations that are written together. */
const together = 100;
const mostFaults = 500;

/**
 * Invites everybody in a filled-in template (P7, batch import). It may run twice: an address that is invited already keeps
 * its invitation.
 */
export const memberImports = defineWork({
  contract: memberImportContract,
  seenBy: 'organization',
  state: z.object({}),
  steps: [
    {
      stage: 'invite',
      async run(step) {
        const { fileId, role, days } = step.work.options;
        const rows = await readTable(await readUpload(step, fileId), step.language);
        const known = await step.transact((context) => invitable(context));
        const { good, faults } = checkRows(rows, { invitable: known, role });
        const expiresAt = daysFrom(step.now(), days);
        for (let at = 0; at < good.length; at += together) {
          step.signal.throwIfAborted();
          const addresses = good
            .slice(at, at + together)
            .map((row) => ({ ...row, ownRoleId: null, expiresAt }));
          await step.transact((context) => saveInvitations(context, addresses));
          await step.progress(Math.min(at + together, good.length), good.length);
        }
        const counts = { rows: rows.length, invited: good.length, failed: faults.length };
        return { counts, result: { ...counts, faults: faults.slice(0, mostFaults) } };
      },
    },
  ],
  retries: 1,
  timeoutSeconds: 1_800,
  concurrency: 1,
  price: async (context, { fileId }) => {
    await context.transact((short) => showUpload(short, { fileId, purpose: 'members' }));
    return { cost: null, seconds: null };
  },
  beforeCreate: async (context, { fileId }) => {
    await takeUpload(context, { fileId, purpose: 'members' });
  },
  nameOf: async (context, { fileId }) => (await showUpload(context, { fileId, purpose: 'members' })).name,
});

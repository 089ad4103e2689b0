import { offerImportContract } from '@transloom/contracts/member-offers';
import { z } from 'zod';
import { newId } from '../../../platform/db/new-id.ts';
import { readUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { membersInScope } from '../../organizations/members-in-scope.ts';
import { defineWork } from '../../work/define-work.ts';
import { checkOffers } from './check-offers.ts';
import { putOffers } from './offers.store.ts';
import { readOfferTable } from './read-offer-table.ts';

/** Offers that are written together. */
const together = 500;
const mostFaults = 500;

/** Takes the rows of a filled-in template; a row for work that a member has an offer for changes that. It may run twice. */
export const offerImports = defineWork({
  contract: offerImportContract,
  seenBy: 'organization',
  state: z.object({}),
  steps: [
    {
      stage: 'import',
      async run(step) {
        const rows = await readOfferTable(await readUpload(step, step.work.options.fileId), step.language);
        const members = await step.transact((context) => membersInScope(context, 'rate:edit'));
        const { good, faults } = checkOffers(rows, memberFinder(members));
        let added = 0;
        for (let from = 0; from < good.length; from += together) {
          const now = step.now();
          const { organizationId } = step.actor;
          const some = good
            .slice(from, from + together)
            .map((offer) => ({ ...offer, organizationId, id: newId(), createdAt: now, changedAt: now }));
          added += await step.transact(({ db }) => putOffers(db, some));
        }
        const counts = { rows: rows.length, added, changed: good.length - added, failed: faults.length };
        return { counts, result: { ...counts, faults: faults.slice(0, mostFaults) } };
      },
    },
  ],
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  price: async (context, { fileId }) => {
    await context.transact((short) => showUpload(short, { fileId, purpose: 'offers' }));
    return { cost: null, seconds: null };
  },
  beforeCreate: async (context, { fileId }) => {
    await takeUpload(context, { fileId, purpose: 'offers' });
  },
  nameOf: async (context, { fileId }) => (await showUpload(context, { fileId, purpose: 'offers' })).name,
});

/** Finds a member by phone number, e-mail address, user name or shown name; a name of two people is none. */
function memberFinder(members: Awaited<ReturnType<typeof membersInScope>>) {
  const byText = new Map<string, Set<string>>();
  for (const { userId, phone, email, username, shownName } of members.values())
    for (const text of [phone, email, username, shownName]) {
      const key = text?.toLowerCase() ?? '';
      if (key !== '') byText.set(key, (byText.get(key) ?? new Set()).add(userId));
    }
  return (text: string) => {
    const [only, ...others] = byText.get(text.toLowerCase()) ?? [];
    return others.length === 0 ? only : undefined;
  };
}

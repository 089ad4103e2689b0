import type { LongRequestContext } from '../../../platform/context.ts';
import { isInstalled, systemPrograms } from '../../../platform/system-programs.ts';
import { findReadyEngines } from '../../../providers/machine-translation/ready-engines.ts';
import { countConnections } from './health.store.ts';
import { good, type Verdict, warning } from './verdict.ts';

const enginePatienceMs = 5_000;

/** Signs in at the mail server; nothing is sent. */
export async function checkMail({ providers: { mail } }: LongRequestContext): Promise<Verdict> {
  if (mail === null) return warning('SMTP_URL');
  await mail.check();
  return mail.vendor === 'outbox' ? warning('OUTBOX') : good(mail.vendor);
}

/** Looks at the setting alone: vendors charge for each message. */
export async function checkSms({ providers: { sms } }: LongRequestContext): Promise<Verdict> {
  if (sms === null) return warning('SMS_VENDOR');
  return sms.vendor === 'outbox' ? warning('OUTBOX') : good(sms.vendor);
}

/** Engines of the machine that are ready, those that the installation provides, and how many organizations have connected. */
export async function checkEngines({ providers, transact }: LongRequestContext): Promise<Verdict> {
  const ready = await findReadyEngines(providers.engines, enginePatienceMs);
  const provided = providers.providedEngines.map(({ id }) => id);
  const count = await transact(({ asSystem }) => asSystem(countConnections));
  const facts = `${[...ready, ...provided].join(', ') || '–'}; +${count}`;
  return ready.length + provided.length + count > 0 ? good(facts) : warning(facts);
}

export async function checkPrograms(): Promise<Verdict> {
  const wanted = systemPrograms.filter(({ use }) => use === 'now');
  const missing = wanted.filter((program) => !isInstalled(program)).map(({ name }) => name);
  return missing.length === 0 ? good(String(wanted.length)) : warning(missing.join(', '));
}

/** Mails and sign-in at a company need to know the address. */
export async function checkAddress({ installation }: LongRequestContext): Promise<Verdict> {
  return installation.publicUrl === null ? warning('PUBLIC_URL') : good(installation.publicUrl);
}

import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { wechatApi } from '@transloom/contracts/wechat';
import { AppError } from '../../../platform/app-error.ts';
import type { Caller, ContextBase, LongVisitorContext, VisitorContext } from '../../../platform/context.ts';
import type { WechatSimulator } from '../../../providers/wechat/simulator.ts';
import { wechatEventsPath } from './wechat-events-path.ts';

/**
 * Only for callers on the server's own machine: whoever scans for others signs in as them.
 * @throws {AppError} resource.not-found, also where WeChat is the real one
 */
function requireSimulator({
  providers,
  caller,
}: Pick<ContextBase, 'providers'> & { readonly caller: Caller }): WechatSimulator {
  const simulator = providers.wechat?.simulator ?? null;
  if (simulator === null || !caller.onThisMachine) throw new AppError('resource.not-found');
  return simulator;
}

export async function simulatedPeople(
  context: VisitorContext,
): Promise<OutputOf<typeof wechatApi.simulatedPeople>> {
  return [...requireSimulator(context).people()];
}

/** @throws {AppError} resource.not-found */
export async function simulateScan(
  context: LongVisitorContext,
  { openId, qrcodeUrl, fault }: InputOf<typeof wechatApi.simulateScan>,
): Promise<OutputOf<typeof wechatApi.simulateScan>> {
  const pushes = requireSimulator(context).scan(openId, qrcodeUrl, fault);
  if (pushes === undefined) throw new AppError('resource.not-found');
  let last = { httpStatus: 0, reply: '' };
  for (const { query, body } of pushes) {
    const address = new URL(wechatEventsPath, context.caller.origin);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value ?? '');
    const headers = { 'content-type': 'text/xml' };
    const answer = await fetch(address, { method: 'POST', headers, body });
    last = { httpStatus: answer.status, reply: await answer.text() };
  }
  return last;
}

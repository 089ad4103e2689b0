import type { Config } from './config.ts';

/** Settings that an address for the public still lacks, as they are written in the environment; none on loopback. */
export function publicGaps(config: Config): readonly string[] {
  if (loopback.test(config.HOST)) return [];
  const gaps: readonly (readonly [lacks: boolean, setting: string])[] = [
    [!config.PUBLIC_URL?.startsWith('https:'), 'PUBLIC_URL=https://…'],
    [config.TRUST_PROXY.length === 0, 'TRUST_PROXY'],
    [config.SMTP_URL === undefined && config.SMS_VENDOR === undefined, 'SMTP_URL'],
    [config.TRANSLOOM_ENV !== 'production', 'TRANSLOOM_ENV=production'],
  ];
  return gaps.filter(([lacks]) => lacks).map(([, setting]) => setting);
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

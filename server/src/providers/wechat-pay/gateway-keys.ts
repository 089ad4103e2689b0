import { type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { openResource, sealedResourceSchema } from './sealed-resource.ts';

/** The keys that the gateway signs with, by their serial numbers. */
export interface GatewayKeys {
  /** The key of a serial number; undefined for one that nobody knows. */
  find(serial: string): Promise<KeyObject | undefined>;
}

export interface GatewayKeySettings {
  /** Of public-key mode: `PUB_KEY_ID_…` and its key; absent in certificate mode. */
  readonly publicKey?: { readonly serial: string; readonly key: KeyObject } | undefined;
  readonly apiKey: string;
  /** Asks the gateway for its certificates; the answer is not checked yet. */
  readonly fetchCertificates: () => Promise<string>;
  readonly now: () => Date;
}

const certificatesSchema = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: sealedResourceSchema })),
});

/** Nobody makes us ask more often, whatever serial numbers they invent. */
const askEveryMs = 60_000;

/**
 * Both modes at once: while a merchant changes to the public key, some messages are signed by a certificate. Certificates are fetched when a serial
 * number is new; the APIv3 key seals them, so that nobody else can give us one.
 */
export function openGatewayKeys(settings: GatewayKeySettings): GatewayKeys {
  const { publicKey, apiKey, fetchCertificates, now } = settings;
  const known = new Map<string, KeyObject>();
  if (publicKey !== undefined) known.set(publicKey.serial, publicKey.key);
  let askedAt = Number.NEGATIVE_INFINITY;
  const learn = async () => {
    askedAt = now().getTime();
    const { data } = certificatesSchema.parse(JSON.parse(await fetchCertificates()));
    for (const { serial_no: serial, encrypt_certificate: sealed } of data)
      known.set(serial, new X509Certificate(openResource(apiKey, sealed)).publicKey);
  };
  return {
    async find(serial) {
      const isUnknown = !known.has(serial) && !serial.startsWith('PUB_KEY_ID_');
      if (isUnknown && now().getTime() - askedAt >= askEveryMs) await learn().catch(() => undefined);
      return known.get(serial);
    },
  };
}

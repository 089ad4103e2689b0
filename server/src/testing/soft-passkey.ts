import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** An authenticator in software that answers as browsers do (WebAuthn level 3, attestation `none`, ES256). */
export interface SoftPasskey {
  /** Answers the options of a registration. */
  make(options: Readonly<Record<string, unknown>>, origin: string): Record<string, unknown>;
  /** Answers the options of a sign-in. */
  sign(options: Readonly<Record<string, unknown>>, origin: string): Record<string, unknown>;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

export function softPasskey({ verifies = true } = {}): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const authenticatorData = (origin: string, flags: number, rest: Uint8Array = new Uint8Array()) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | userPresent | (verifies ? userVerified : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(all), count, rest]);
  };
  const answer = (response: Readonly<Record<string, string>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    make({ challenge }, origin) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = new Uint8Array(authenticatorData(origin, hasCredential, credential));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
      });
    },
    sign({ challenge }, origin) {
      const authData = authenticatorData(origin, 0);
      const data = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function clientData(type: string, challenge: unknown, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function bytesOf(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

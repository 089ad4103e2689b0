import { createPublicKey, type KeyObject, sign } from 'node:crypto';

const [integer, bitString, empty, identifier, text, sequence, set, time] = [2, 3, 5, 6, 12, 48, 49, 23];
const sha256WithRsa = Buffer.from('2a864886f70d01010b', 'hex');
const commonName = Buffer.from('550403', 'hex');

/** A certificate (X.509, PEM) of a key by itself, as the gateway gives those of its keys. */
export function selfSignedCertificate(privateKey: KeyObject, serial: string): string {
  const algorithm = der(sequence, der(identifier, sha256WithRsa), der(empty));
  const name = der(
    sequence,
    der(set, der(sequence, der(identifier, commonName), der(text, Buffer.from('Tenpay.com Root CA')))),
  );
  const validity = der(
    sequence,
    der(time, Buffer.from('250101000000Z')),
    der(time, Buffer.from('450101000000Z')),
  );
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  // A number that begins with a set bit would be negative.
  const isHigh = Number.parseInt(serial.slice(0, 2), 16) >= 128;
  const number = der(integer, Buffer.from(isHigh ? `00${serial}` : serial, 'hex'));
  const content = der(sequence, number, algorithm, name, validity, name, publicKey);
  const signature = der(bitString, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]));
  const base64 = der(sequence, content, algorithm, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** A value in the encoding of certificates: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

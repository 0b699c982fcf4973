import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const origin = 'http://localhost';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const uint32 = (value: number) => Buffer.concat([uint16(value >>> 16), uint16(value & 0xffff)]);

/** CBOR: a text of at most 23 bytes, and bytes with a length of one or two bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x59]), uint16(bytes.length), bytes]);

const isPresentAndVerified = 0x05;
const hasKey = 0x40;

/** A device with one passkey, as a browser would speak to it. */
export function authenticator(at = origin) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const dataFor = (flags: number, ...rest: Buffer[]) =>
    Buffer.concat([sha256(new URL(at).hostname), Buffer.from([flags]), uint32((counter += 1)), ...rest]);

  return {
    id: id.toString('base64url'),
    /** Makes the passkey. */
    make(challenge: string) {
      const coordinate = (value: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')]);
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        coordinate(x),
        Buffer.from([0x22]),
        coordinate(y),
      ]);
      const data = dataFor(isPresentAndVerified | hasKey, Buffer.alloc(16), uint16(id.length), id, key);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        id: id.toString('base64url'),
        client_data: clientData('webauthn.create', challenge).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    /** Signs with the passkey. */
    sign(challenge: string, flags = isPresentAndVerified) {
      const client = clientData('webauthn.get', challenge);
      const data = dataFor(flags);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
}

import { randomBytes } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import {
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Database, sqlOn } from '../../database/database.ts';
import type { Site } from './site-of.ts';

/** What a device says when it makes a passkey. */
interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  transports: string[];
}

/** What a device says when it signs with a passkey. */
interface Signed {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** A passkey as it is kept. */
interface Kept {
  id: string;
  user_id: string;
  public_key: string;
  counter: string;
  transports: AuthenticatorTransport[];
}

const credential = { type: 'public-key', clientExtensionResults: {} } as const;

/** The kinds of keys that every browser makes: EdDSA, ES256 and RS256, by their COSE numbers. */
export const passkeyAlgorithms = [-8, -7, -257];

const notRight = 'This passkey does not belong here, or it took too long. Try again.';

/** The library throws for every mismatch: origin, site, challenge, signature, counter. */
const orRefuse = async <T>(check: Promise<T>, code: 'invalid' | 'unauthenticated'): Promise<T> =>
  check.catch((cause: unknown) => {
    throw new ApiError(code, notRight, { body: { cause } });
  });

/** Checks passkeys (WebAuthn). The private key never leaves the person's device. */
export function createPasskeys(db: Database) {
  const sql = sqlOn(db);

  /** Whether a challenge is one of ours for this person; it is used up. */
  const isOurs = (person: string | null) => async (challenge: string) => {
    const [answer] = await sql<{ is_ours: boolean }>`
      select private.use_challenge(${challenge}, ${person}::uuid) as is_ours`;
    return answer?.is_ours === true;
  };

  return {
    async newChallenge(person: string | null): Promise<string> {
      const challenge = randomBytes(32).toString('base64url');
      await sql`select private.keep_challenge(${challenge}, ${person}::uuid)`;
      return challenge;
    },

    /** The public half of a new passkey. */
    async checkNew(person: string, { id, client_data, attestation, transports }: NewPasskey, site: Site) {
      const response = { clientDataJSON: client_data, attestationObject: attestation };
      const checking = verifyRegistrationResponse({
        response: { ...credential, id, rawId: id, response },
        expectedChallenge: isOurs(person),
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        supportedAlgorithmIDs: passkeyAlgorithms,
      });
      const { registrationInfo } = await orRefuse(checking, 'invalid');
      if (!registrationInfo) throw new ApiError('invalid', notRight);
      const { publicKey, counter } = registrationInfo.credential;
      return {
        id: registrationInfo.credential.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
      };
    },

    /** Whose passkey signed; rejects with `unauthenticated` for an unknown or removed one, and a wrong signature. */
    async ownerOf({ id, client_data, authenticator_data, signature }: Signed, site: Site): Promise<string> {
      const [known] = await sql<Kept>`select * from private.passkeys where credential_id = ${id}`;
      if (!known) throw new ApiError('unauthenticated', 'This passkey is not known here. It may have been removed.');
      const response = { clientDataJSON: client_data, authenticatorData: authenticator_data, signature };
      const checking = verifyAuthenticationResponse({
        response: { ...credential, id, rawId: id, response },
        expectedChallenge: isOurs(null),
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        credential: {
          id,
          publicKey: Uint8Array.from(Buffer.from(known.public_key, 'base64url')),
          counter: Number(known.counter),
          transports: known.transports,
        },
      });
      const { verified, authenticationInfo } = await orRefuse(checking, 'unauthenticated');
      if (!verified) throw new ApiError('unauthenticated', notRight);
      await sql`select private.note_passkey(${known.id}::uuid, ${authenticationInfo.newCounter})`;
      return known.user_id;
    },
  };
}

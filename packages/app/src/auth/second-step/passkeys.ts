import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  type Call,
  confirmIdentity,
  signInWithPasskey,
} from '@mediation/api-client';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Lets the browser sign with a passkey. Rejects when the person closes the browser's question. */
async function sign(call: Call) {
  const { challenge, rp_id: rpId } = await call(askForPasskey);
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
  });
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

/** Signs in with a passkey. */
export const enterWithPasskey = async (call: Call) => call(signInWithPasskey, await sign(call));

/** Confirms with a passkey that the signed-in person is there. */
export const confirmWithPasskey = async (call: Call) => call(confirmIdentity, { passkey: await sign(call) });

/** Lets the browser make a passkey for the signed-in person, and keeps its public half. */
export async function makePasskey(call: Call, name: string) {
  const { challenge, rp_id: rpId, user, known, algorithms } = await call(beginPasskey);
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      // A name that tells nobody who sees the list of passkeys what the account is for.
      rp: { id: rpId, name: 'Account' },
      user: { id: user.id, name: user.name, displayName: user.display_name },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((it) => ({ id: it, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
  return call(addPasskey, {
    name,
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  });
}

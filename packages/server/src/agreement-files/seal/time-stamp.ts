import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const sha256 = '2.16.840.1.101.3.4.2.1';
const waitsMs = 10_000;

/**
 * Asks a time-stamp server (RFC 3161) when a signature was there. Rejects with `unavailable` when it does not answer, or
 * answers for something else: a file is never sealed without the stamp that its operator wants.
 */
export async function timeStampOf(signature: Uint8Array, url: string): Promise<ContentInfo> {
  const digest = createHash('sha256').update(signature).digest();
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: digest }),
    }),
    nonce: new Integer({ valueHex: Buffer.concat([Buffer.of(1), randomBytes(8)]) }),
    certReq: true,
  });
  const token = await ask(request, url).catch(() => undefined);
  if (token && digest.equals(stampedBy(token))) return token;
  throw new ApiError('unavailable', 'The time stamp of this file cannot be had right now. Try again in some minutes.');
}

async function ask(request: TimeStampReq, url: string): Promise<ContentInfo | undefined> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: request.toSchema().toBER(),
    signal: AbortSignal.timeout(waitsMs),
  });
  return TimeStampResp.fromBER(await answer.arrayBuffer()).timeStampToken;
}

/** The hash that a time stamp is of. */
function stampedBy(token: ContentInfo): Uint8Array {
  const { encapContentInfo } = new SignedData({ schema: token.content });
  const { messageImprint } = TSTInfo.fromBER(encapContentInfo.eContent!.getValue());
  return new Uint8Array(messageImprint.hashedMessage.getValue());
}

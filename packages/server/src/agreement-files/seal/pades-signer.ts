import { createHash, createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  setEngine,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SealKey } from './seal-key.ts';
import { timeStampOf } from './time-stamp.ts';

const data = '1.2.840.113549.1.7.1';
const contentType = '1.2.840.113549.1.9.3';
const messageDigest = '1.2.840.113549.1.9.4';
const timeStampToken = '1.2.840.113549.1.9.16.2.14';
const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47';

setEngine('node', new CryptoEngine({ crypto: webcrypto as Crypto }));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Signs a PDF as PAdES baseline B-B asks for (ETSI EN 319 142-1), or B-T with a time-stamp server: a detached CMS that names
 * its certificate by hash, without a time of its own. @signpdf has a signer for a PKCS#12, but it writes no such attribute.
 */
export class PadesSigner extends Signer {
  readonly #certificates: Uint8Array<ArrayBuffer>[];
  readonly #key: Promise<CryptoKey>;
  readonly #timeStampUrl: string | undefined;

  constructor({ privateKey, certificates, timeStampUrl }: SealKey) {
    super();
    this.#timeStampUrl = timeStampUrl;
    this.#certificates = certificates.map((it) => Uint8Array.from(new X509Certificate(it).raw));
    const pkcs8 = Uint8Array.from(createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'der' }));
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    this.#key = webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']) as Promise<CryptoKey>;
  }

  /** How many bytes the signature may need: the certificates, a time stamp with its own, and all else with room to spare. */
  get length(): number {
    return this.#certificates.reduce((sum, { length }) => sum + length, this.#timeStampUrl ? 20_480 : 4096);
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const certificates = this.#certificates.map((it) => Certificate.fromBER(it));
    const [own] = certificates as [Certificate];
    const certificateHash = new OctetString({ valueHex: sha256(this.#certificates[0]!) });
    // ESSCertIDv2 with its default, SHA-256, in the list of a SigningCertificateV2 (RFC 5035).
    const named = [new Sequence({ value: [certificateHash] })];
    const attributes = [
      new Attribute({ type: contentType, values: [new ObjectIdentifier({ value: data })] }),
      new Attribute({ type: messageDigest, values: [new OctetString({ valueHex: sha256(pdf) })] }),
      new Attribute({
        type: signingCertificateV2,
        values: [new Sequence({ value: [new Sequence({ value: named })] })],
      }),
    ];
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: data }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        }),
      ],
      certificates,
    });
    await signed.sign(await this.#key, 0, 'SHA-256');
    const [signer] = signed.signerInfos;
    if (this.#timeStampUrl && signer) {
      const token = await timeStampOf(new Uint8Array(signer.signature.getValue()), this.#timeStampUrl);
      const stamp = new Attribute({ type: timeStampToken, values: [token.toSchema()] });
      signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [stamp] });
    }
    const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    return Buffer.from(content.toSchema().toBER());
  }
}

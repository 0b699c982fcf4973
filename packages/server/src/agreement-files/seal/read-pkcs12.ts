import forge from 'node-forge';
import type { SealKey } from './seal-key.ts';

/** Reads a PKCS#12. Rejects with what is wrong with it, as the end of a sentence. */
export function readPkcs12(bytes: Uint8Array, password: string, now = new Date()): SealKey {
  const file = opened(bytes, password);
  const [key] = ['pkcs8ShroudedKeyBag', 'keyBag'].flatMap((kind) => {
    const type = forge.pki.oids[kind]!;
    return file.getBags({ bagType: type })[type] ?? [];
  });
  if (!key?.key) throw new Error('holds no RSA key');
  const privateKey = forge.pki.privateKeyInfoToPem(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key.key)));
  const type = forge.pki.oids['certBag']!;
  const certificates = (file.getBags({ bagType: type })[type] ?? []).flatMap(({ cert }) => cert ?? []);
  const modulus = key.key.n;
  const isOwn = ({ publicKey }: forge.pki.Certificate) =>
    (publicKey as forge.pki.rsa.PublicKey).n.compareTo(modulus) === 0;
  const own = certificates.find(isOwn);
  if (!own) throw new Error('holds no certificate of its key');
  const { notBefore, notAfter } = own.validity;
  if (notAfter < now) throw new Error(`has a certificate that ended on ${notAfter.toISOString().slice(0, 10)}`);
  if (notBefore > now) throw new Error(`has a certificate that begins on ${notBefore.toISOString().slice(0, 10)}`);
  const all = [own, ...certificates.filter((it) => it !== own)];
  return { privateKey, certificates: all.map((it) => forge.pki.certificateToPem(it)) };
}

function opened(bytes: Uint8Array, password: string): forge.pkcs12.Pkcs12Pfx {
  const binary = forge.util.createBuffer(Buffer.from(bytes).toString('binary'));
  let asn1: forge.asn1.Asn1;
  try {
    asn1 = forge.asn1.fromDer(binary);
  } catch (cause) {
    throw new Error('is no PKCS#12', { cause });
  }
  try {
    return forge.pkcs12.pkcs12FromAsn1(asn1, password);
  } catch (cause) {
    const isPassword = /mac|password/i.test((cause as Error).message);
    throw new Error(isPassword ? 'does not open with this password' : 'is no PKCS#12', { cause });
  }
}

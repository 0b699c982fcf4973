import { createHash, X509Certificate } from 'node:crypto';

/** The key that seals files, with its certificate first and then those above it; everything as PEM. */
export interface SealKey {
  privateKey: string;
  certificates: string[];
  /** A time-stamp server (RFC 3161) that says when each seal was there. */
  timeStampUrl?: string | undefined;
}

/** The fingerprint by which a certificate is told from others: SHA-256, in groups of four. */
export const fingerprintOf = ({ certificates: [own = ''] }: SealKey): string =>
  createHash('sha256')
    .update(new X509Certificate(own).raw)
    .digest('hex')
    .replaceAll(/(.{4})(?=.)/g, '$1 ');

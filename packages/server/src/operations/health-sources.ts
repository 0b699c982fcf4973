import { once } from 'node:events';
import { type NetConnectOpts, connect } from 'node:net';
import type { AiEngine } from '@mediation/assist';
import { bucketHealth } from '../files/bucket-health.ts';
import type { FileSettings } from '../files/files.ts';
import type { Engines } from '../language-model/engines.ts';
import { type SmtpSettings, smtpHealth } from '../mail/smtp.ts';
import { freeBytesOf } from './free-space.ts';
import type { HealthPart } from './health-rows.ts';

/** Health checks that only the process can make; missing ones are reported as unknown. */
export interface HealthSources {
  /** The number of open sockets. */
  realtime?: () => number;
  /** The free bytes for files. */
  freeBytes?: () => Promise<number>;
  bucket?: () => Promise<HealthPart>;
  signIn?: () => Promise<HealthPart>;
  assistance?: () => Promise<HealthPart>;
  languageModel?: () => Promise<HealthPart>;
  scanner?: () => Promise<HealthPart>;
  mailServer?: () => Promise<HealthPart>;
}

const timeoutMs = 3000;

interface Settings extends Pick<FileSettings, 'bucket' | 'scanner'> {
  dataDir: string;
  smtp?: SmtpSettings | undefined;
}

/** Checks the free disk space, the bucket of the documents, the malware scanner and the mail server. */
export const healthSources = ({ dataDir, bucket, scanner, smtp }: Settings): HealthSources => ({
  freeBytes: () => freeBytesOf(dataDir),
  bucket: () => bucketHealth(bucket),
  mailServer: () => smtpHealth(smtp),
  scanner: async () =>
    scanner ? await tryConnect(scanner.address) : { state: 'off', detail: 'No scanner was chosen.' },
});

/** The check of sign-in where no other service provides it. */
export const ownSignIn = async (): Promise<HealthPart> => ({
  state: 'off',
  detail: 'This server signs people in itself.',
});

/** Checks the engine that analyses texts, and the language model beside it. */
export const assistanceHealth = ({ embedded, withModel }: Engines): HealthSources => ({
  assistance: () => partOf(embedded),
  languageModel: async () =>
    withModel ? partOf(withModel) : { state: 'off', detail: 'No language model was chosen.' },
});

async function partOf(engine: AiEngine): Promise<HealthPart> {
  const { status, message } = await engine.health();
  return { state: status, detail: message };
}

async function tryConnect(address: NetConnectOpts): Promise<HealthPart> {
  const socket = connect(address).setTimeout(timeoutMs);
  socket.once('timeout', () => socket.destroy(new Error('The scanner is silent.')));
  try {
    await once(socket, 'connect');
    return { state: 'ok', detail: 'It answers.' };
  } finally {
    socket.destroy();
  }
}

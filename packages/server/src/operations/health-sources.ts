import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { type NetConnectOpts, connect } from 'node:net';
import type { AiEngine } from '@mediation/assist';
import type { FileSettings } from '../files/files.ts';
import { type SmtpSettings, smtpHealth } from '../mail/smtp.ts';
import type { HealthPart } from './health-rows.ts';

/** Parts that only the process knows of. What is missing here cannot be looked at from this server. */
export interface HealthSources {
  /** How many sockets are open. */
  realtime?: () => number;
  /** How many bytes are left for files. */
  freeBytes?: () => Promise<number>;
  assistance?: () => Promise<HealthPart>;
  scanner?: () => Promise<HealthPart>;
  mailServer?: () => Promise<HealthPart>;
}

const timeoutMs = 3000;

interface Settings extends Pick<FileSettings, 'scanner'> {
  dataDir: string;
  smtp?: SmtpSettings | undefined;
}

/** What a process can look at by itself: the space on its disk, its malware scanner and its mail server. */
export const healthSources = ({ dataDir, scanner, smtp }: Settings): HealthSources => ({
  freeBytes: async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  },
  mailServer: () => smtpHealth(smtp),
  scanner: async () => (scanner ? await reach(scanner.address) : { state: 'off', detail: 'No scanner was chosen.' }),
});

/** How the engine that reads texts is doing. */
export const assistanceHealth = (engine: AiEngine) => async (): Promise<HealthPart> => {
  const { status, message } = await engine.health();
  return { state: status, detail: message };
};

async function reach(address: NetConnectOpts): Promise<HealthPart> {
  const socket = connect(address).setTimeout(timeoutMs);
  socket.once('timeout', () => socket.destroy(new Error('The scanner is silent.')));
  try {
    await once(socket, 'connect');
    return { state: 'ok', detail: 'It answers.' };
  } finally {
    socket.destroy();
  }
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { scanDocuments } from '@mediation/server/testing';
import { effort } from './effort.ts';

const budget = 150;
const script = fileURLToPath(new URL('packet-memory.ts', import.meta.url));

/** How much memory a packet takes beyond what the process had before it, in MB, in a process of its own each. */
export async function measurePackets() {
  const folder = await mkdtemp(join(tmpdir(), 'packet-'));
  try {
    await scanDocuments(folder, effort.packets);
    const results = [];
    for (const format of ['pdf', 'zip']) {
      const given = [script, format, folder, ...process.argv.slice(2)];
      const { stdout } = await promisify(execFile)(process.execPath, given);
      const { bytes, ms, memory } = JSON.parse(stdout) as Record<'bytes' | 'ms' | 'memory', number>;
      results.push({
        format,
        MB: (bytes / 1024 / 1024).toFixed(0),
        seconds: (ms / 1000).toFixed(1),
        'memory, MB': memory.toFixed(0),
        budget,
        'of the budget': (memory / budget).toFixed(2),
      });
    }
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

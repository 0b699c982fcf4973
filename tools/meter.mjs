// CPU seconds of a process with everything that it starts, over time. Reads /proc, so elsewhere than on Linux it
// measures nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const canMeasure = existsSync('/proc/self/stat');
const ticksPerSecond = 100;
const interval = 2000;

/**
 * Begins to measure a process. `stop` returns the samples so far, each with its time in ms since 1970 and the CPU
 * seconds that were used until then, or none where nothing can be measured.
 */
export function meter(root) {
  // The last reading of each process, which stays when the process ends or its parent does.
  const seen = new Map();
  const samples = [];
  const sample = () => {
    const running = processes();
    for (const it of running) if (it.pid === root || seen.has(keyOf(it)) || hasSeenParent(it)) seen.set(keyOf(it), it);
    samples.push({ at: Date.now(), seconds: seen.values().reduce((sum, it) => sum + it.seconds, 0) });

    /** Also of processes that started since the last time, whose parents may have, too. */
    function hasSeenParent({ parent }) {
      const found = running.find((it) => it.pid === parent);
      return found !== undefined && (found.pid === root || seen.has(keyOf(found)) || hasSeenParent(found));
    }
  };
  const timer = canMeasure ? setInterval(sample, interval) : undefined;
  return {
    stop: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

const keyOf = ({ pid, started }) => `${pid} ${started}`;

function processes() {
  return readdirSync('/proc')
    .filter((it) => /^\d+$/.test(it))
    .flatMap((pid) => {
      const fields = fieldsOf(pid);
      if (!fields) return [];
      const [parent, user, system, started] = [1, 11, 12, 19].map((at) => Number(fields[at]));
      return [{ pid: Number(pid), parent, started, seconds: (user + system) / ticksPerSecond }];
    });
}

/** The fields of a process after its name, which may itself hold spaces and brackets; none of one that ended meanwhile. */
function fieldsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

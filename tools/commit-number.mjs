import { spawnSync } from 'node:child_process';

/** How many commits lead to this one, so that consecutive commits choose different tests; 0 where there is no git. */
export function commitNumber() {
  const { stdout, status } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : 0;
}

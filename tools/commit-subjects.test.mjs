import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

/** How many commits back the rule holds; older ones were written before it. */
const checked = 300;
const longest = 60;

/** The subjects of the newest commits but merges; none where there is no git, fewer in a shallow clone. */
function newestSubjects() {
  const log = ['log', '--no-merges', `--max-count=${checked}`, '--format=%s'];
  const { status, stdout } = spawnSync('git', log, { cwd: import.meta.dirname, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n') : [];
}

test('the subject of a commit has at most 60 characters', () => {
  const tooLong = newestSubjects().filter((subject) => subject.length > longest);
  assert.deepEqual(tooLong, []);
});

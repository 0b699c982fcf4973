import { readFileSync } from 'node:fs';
import root from '../../../package.json' with { type: 'json' };

/** The version of the product. */
export const { version } = root;

const read = (path: string) => {
  try {
    return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').trim();
  } catch {
    return '';
  }
};

/** The commit: of the checkout, or of the file that an image was built with; empty where neither says. */
function readCommit(): string {
  const [, branch] = /^ref: (.+)$/.exec(read('.git/HEAD')) ?? [];
  const packed = () =>
    read('.git/packed-refs')
      .split('\n')
      .find((it) => it.endsWith(` ${branch}`)) ?? '';
  const head = branch ? read(`.git/${branch}`) || packed() : read('.git/HEAD');
  return (/^[0-9a-f]{8}/.exec(head || read('COMMIT')) ?? [''])[0];
}

/** The first eight digits of the commit, as far as it is known. */
export const commit = readCommit();

/** The version with its commit, by which two builds of one version differ. */
export const release = commit ? `${version}+${commit}` : version;

// Runs a command of this project on a machine that has nothing but Node 20 and npm: gets the Node and the pnpm that
// package.json names, installs what the lockfile says and, with --browser, Chromium. Plain JavaScript for old Nodes.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager, config } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const wantsBrowser = process.argv[2] === '--browser';
const [command, ...args] = process.argv.slice(wantsBrowser ? 3 : 2);

const env = {
  ...process.env,
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** The PATH on which the right Node and pnpm come first. */
function pathWithTools() {
  const asked = ['--yes', '-p', `node@${config.node}`, '-p', packageManager, '--', 'node', '-p', 'process.env.PATH'];
  const { stdout, stderr, status } = spawnSync('npx', asked, {
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp(`Node ${config.node} and ${packageManager} could not be fetched:\n${stderr}`);
  return stdout.trim().split('\n').at(-1);
}

function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

function run(file, parameters) {
  const { status } = spawnSync(file, parameters, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

function ensureBrowser() {
  if (env.CHROMIUM_PATH && existsSync(env.CHROMIUM_PATH)) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // The shell runs the tests that compare no pictures, in less time.
  const missing = ['chromium', 'chromium-headless-shell'].filter((it) => !existsSync(`/usr/bin/${it}`));
  // With which a test checks the seal of a PDF.
  if (!existsSync('/usr/bin/pdfsig')) missing.push('poppler-utils');
  if (isRootOnDebian && (missing.length === 0 || aptInstall(...missing))) return;
  const known = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app'];
  if (known.some(existsSync)) return;
  if (!run('pnpm', ['--filter', '@mediation/ui', 'exec', 'playwright', 'install', 'chromium']))
    giveUp('Chromium could not be installed. Install it, and set CHROMIUM_PATH to it.');
}

/** Updates the package lists first: old ones name an old Chromium, without its security fixes. */
function aptInstall(...packages) {
  env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation', ...packages]);
}

/**
 * Hands over the terminal; whoever stops this process stops the command, and gets its exit code. npm's shell passes no
 * signals on, so losing the parent counts as being stopped.
 */
function handOver() {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500);
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', stop);
  child.on('error', ({ message }) => giveUp(`${command} could not be started: ${message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

env.PATH = pathWithTools();
if (!run('pnpm', ['install', '--frozen-lockfile', '--reporter=silent']))
  giveUp('The dependencies could not be installed. `pnpm install --frozen-lockfile` tells why.');
if (wantsBrowser) ensureBrowser();
handOver();

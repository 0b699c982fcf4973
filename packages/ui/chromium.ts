import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const candidates = [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const executablePath = candidates.find((path) => path !== undefined && existsSync(path));

/** The launch options of every test browser: the installed Chromium, without background traffic and with deterministic rendering. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
  ],
};

const shell = '/usr/bin/chromium-headless-shell';

/**
 * The same for tests that compare no pictures: in Chromium's shell where it is installed. It opens no window for each
 * browser context, and a context then takes a third of the computing time. It smooths edges in its own way.
 */
export const shellOptions = {
  ...launchOptions,
  ...(!process.env['CHROMIUM_PATH'] && existsSync(shell) && { executablePath: shell }),
};

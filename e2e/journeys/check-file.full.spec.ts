// Guards packages/server/src/agreement-files/**
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { writeCheckPage } from '../../packages/server/src/agreement-files/write-check-page.ts';
import { writeDocx } from '../../packages/server/src/agreement-files/write-docx.ts';
import { writePdf } from '../../packages/server/src/agreement-files/write-pdf.ts';
import {
  bothSignatures,
  facts,
  sampleContent,
  versionWith,
} from '../../packages/server/src/routes/agreement/files/sample-version.fixture.ts';

const version = versionWith(2, { signatures: bothSignatures });
const files = { pdf: await writePdf(sampleContent(version)), docx: await writeDocx(sampleContent(version)) };
let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mediation-check-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the page from the disk, and counts what it asks for besides itself. */
async function openPage(page: Page, language: 'en' | 'es') {
  const made = (['pdf', 'docx'] as const).map((format) => ({
    ...version,
    format,
    sha256: createHash('sha256').update(files[format]).digest('hex'),
    is_newest: true,
  }));
  const html = writeCheckPage(made, { ...facts, document: version.document, language, signers: 2, seal: '0123 4567' });
  const path = join(folder, `${language}.html`);
  writeFileSync(path, html);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = pathToFileURL(path).href;
  await page.goto(address);
  return { requests, address };
}

const choose = (page: Page, label: string, name: string, bytes: Uint8Array) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

test('the check page says yes to the signed PDF and DOCX and no to one with a changed byte, without any request', async ({
  page,
}) => {
  const { requests, address } = await openPage(page, 'en');
  const status = page.getByRole('status');
  const yes = 'Yes. This is version 3, signed by both parties.';
  for (const format of ['pdf', 'docx'] as const) {
    await choose(page, 'Choose the PDF or DOCX', `agreement.${format}`, files[format]);
    await expect(status.getByRole('heading')).toHaveText(yes);
    await expect(status).toContainText('Signed by María-José Fernández de la Concepción y Álvarez (17 November 2026');
    const changed = files[format].slice();
    changed[changed.length >> 1]! ^= 1;
    await choose(page, 'Choose the PDF or DOCX', `changed.${format}`, changed);
    await expect(status.getByRole('heading')).toHaveText('No. This is none of the files that this page knows.');
  }
  expect(requests).toEqual([address]);
});

test('the check page is accessible on a phone, light and dark', async ({ page }) => {
  const { address } = await openPage(page, 'en');
  // The page allows no other script, so the check comes into it past its policy.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await choose(page, 'Choose the PDF or DOCX', 'agreement.pdf', files.pdf);
    await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => window.axe.run(document));
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('the check page answers in Spanish', async ({ page }) => {
  await openPage(page, 'es');
  await choose(page, 'Elija el PDF o DOCX', 'acuerdo.pdf', files.pdf);
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(
    'Sí. Es la versión 3, firmada por ambas partes.',
  );
});

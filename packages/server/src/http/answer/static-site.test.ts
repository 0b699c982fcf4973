import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createApp } from '../../app.ts';
import type { HelperPages } from '../../settings/env.ts';
import { server } from '../../testing/server.ts';
import { readSite } from './static-site.ts';

const page = '<!doctype html><script>theme()</script><div id="root"></div>';

/** The server with a built app, in whose parent folder lies something that is nobody's business. */
function serverWithSite(helperPages?: HelperPages) {
  const parent = mkdtempSync(join(inject('folder'), 'site-'));
  const folder = join(parent, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secrets.json'), 'secret');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'run()');
  mkdirSync(join(folder, 'rendered', 'es'), { recursive: true });
  writeFileSync(join(folder, 'rendered', 'es', 'signin.html'), 'Iniciar sesión');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.map'), '{}');
  return createApp({ ...server.backend, registration: 'approval', site: readSite(folder)!, helperPages });
}

test('every page path returns the app with Cache-Control: no-cache', async () => {
  const app = serverWithSite();
  for (const path of ['/', '/signin', '/case/1', '/index.html?x', '/apiary', '/accept-invitation/abc.def']) {
    const response = await app.request(path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, page]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  }
  expect((await app.request('/signin')).headers.get('cache-control')).toBe('no-cache');
});

test('an open page comes with its words in the language that the browser asks for', async () => {
  const app = serverWithSite();
  const text = async (path: string, languages?: string) =>
    (await app.request(path, { headers: languages ? { 'accept-language': languages } : {} })).text();
  expect(await text('/signin', 'es-ES,es;q=0.9')).toBe('Iniciar sesión');
  expect(await text('/signin', 'en')).toBe(page);
  expect(await text('/signin')).toBe(page);
  expect((await app.request('/signin')).headers.get('vary')).toContain('accept-language');
  expect((await app.request('/rendered/es/signin.html')).status).toBe(404);
});

test('on the address of an organization the words wait for its brand', async () => {
  const app = serverWithSite();
  const admin = await server.person('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern Words' });
  const { slug } = organization;
  const text = async (address: string) => (await app.request(address, { headers: { 'accept-language': 'es' } })).text();
  expect(await text(`/signin?org=${slug}`)).toBe(page);
  expect(await text(`https://${slug}.mediation.example/signin`)).toBe(page);
  expect(await text('/signin?invitation=abc')).toBe(page);
  expect(await text('https://mediation.firm.example/signin')).toBe('Iniciar sesión');
});

test('an unknown API path and a missing asset return 404 instead of the app', async () => {
  const app = serverWithSite();
  for (const path of ['/api/nothing', '/api', '/assets/gone.js', '/realtime/v1/websocket'])
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
});

// ASVS 13.4.1
test('hidden files, other services and missing files return 404', async () => {
  const app = serverWithSite();
  for (const path of [
    '/.env',
    '/.git/config',
    '/case/.env',
    '/.well-known/security.txt',
    '/package.json',
    '/secrets.json',
    '/wp-login.php',
    '/signin.html',
    '/accept-invitation/.env',
    '/storage/v1/bucket',
    '/functions/v1/x',
    '/graphql/v1',
    '/rest',
    '/rest/v2/cases',
  ])
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  expect((await app.request('/icon.svg')).status).toBe(200);
});

test('a built file is served with immutable caching', async () => {
  const response = await serverWithSite().request('/assets/app-1a2b.js');
  expect(await response.text()).toBe('run()');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

// ASVS 5.3.2, 13.4.1
test('a path outside the site folder is not served', async () => {
  const app = serverWithSite();
  for (const path of [
    '/../secrets.json',
    '/%2e%2e/secrets.json',
    '/..%2fsecrets.json',
    '/assets/..%2f..%2fsecrets.json',
  ])
    expect([path, await (await app.request(path)).text()]).not.toEqual([path, 'secret']);
});

// ASVS 13.4.3
test('a folder is not listed', async () => {
  const app = serverWithSite();
  for (const path of ['/assets', '/assets/', '/assets/.', '/./', '//'])
    expect([path, await (await app.request(path)).text()]).not.toEqual([path, expect.stringContaining('app-1a2b')]);
});

// ASVS 3.4.3
test('the Content-Security-Policy allows the inline script by its hash', async () => {
  const policy = (await serverWithSite().request('/')).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /);
});

test('a server without a built app answers API requests only', async () => {
  expect(readSite(join(inject('folder'), 'nowhere'))).toBeUndefined();
  expect((await server.app.request('/')).status).toBe(404);
});

test('pages load images only from their own origin, except the builder pages', async () => {
  const project = { id: 'p1', token: 't1', host: 'https://content.example' };
  const app = serverWithSite({ studio: 'https://studio.example', project });
  const pictures = async (path: string) =>
    /img-src ([^;]*);/.exec((await app.request(path)).headers.get('content-security-policy') ?? '')?.[1];
  for (const path of ['/', '/signin', '/api/health']) expect(await pictures(path)).toBe("'self' data: blob:");
  for (const path of ['/plasmic', '/plasmic-host']) expect(await pictures(path)).toBe("'self' data: blob: https:");
});

test('pages and their frames cannot use camera, microphone or geolocation', async () => {
  const allowed = (await serverWithSite().request('/')).headers.get('permissions-policy')?.split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()']));
});

test('only the builder can frame its host page, and only when helper pages are on', async () => {
  const studio = 'https://studio.example';
  const on = serverWithSite({ studio, project: undefined });
  const host = (await on.request('/plasmic-host')).headers;
  expect(host.get('content-security-policy')).toContain(`frame-ancestors ${studio}`);
  expect(host.get('x-frame-options')).toBeNull();
  for (const [app, path] of [
    [on, '/plasmic'],
    [on, '/plasmic-host/more'],
    [on, '/signin'],
    [serverWithSite(), '/plasmic-host'],
  ] as const) {
    const { headers } = await app.request(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('only the page of a configured project may evaluate code and connect to its host', async () => {
  const project = { id: 'p1', token: 't1', host: 'https://content.example' };
  const app = serverWithSite({ studio: 'https://studio.example', project });
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
  expect(await policyOf('/plasmic')).toContain("'unsafe-eval'");
  expect(await policyOf('/plasmic')).toContain("connect-src 'self' https://content.example");
  expect(await policyOf('/')).not.toContain('unsafe-eval');
});

test('the site answers 404 for source maps', async () => {
  const app = serverWithSite();
  for (const path of ['/assets/app-1a2b.js.map', '/assets/app-1a2b.js.%6dap', '/assets/app-1a2b.js.MAP'])
    for (const method of ['GET', 'HEAD'])
      expect([path, (await app.request(path, { method })).status]).toEqual([path, 404]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtFiles, type Manifest } from '../built-files.ts';

const built = (file: string) => new URL(`../dist/${file}`, import.meta.url);
const manifest = JSON.parse(readFileSync(built('.vite/manifest.json'), 'utf8')) as Manifest;
const kilobytes = (file: string) => gzipSync(readFileSync(built(file)), { level: 9 }).length / 1024;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + kilobytes(file), 0);

const loadedWith = (...modules: string[]) => builtFiles(manifest, modules);

const pdfPage = 'src/features/documents/viewer/pdf/pdf-page.tsx';
const start = ['index.html', 'src/locales/en/first.po'];
const landing = [...start, 'src/features/landing/landing-page.tsx', 'src/features/landing/locales/en.po'];
const signIn = [...start, 'src/features/sign-in/sign-in-page.tsx', 'src/features/sign-in/locales/en.po'];
const dashboard = [
  ...start,
  'src/members.ts',
  'src/features/notifications/locales/en.po',
  'src/features/homes/mediator/mediator-home-page.tsx',
  'src/features/homes/mediator/locales/en.po',
];

test.each([
  ['the landing page', landing, 120, 15],
  ['the sign-in page', signIn, 120, 15],
  ['the mediator’s dashboard', dashboard, 180, 15],
])('%s stays within its budget', (_, modules, scriptBudget, styleBudget) => {
  const { scripts, styles } = loadedWith(...modules);
  expect(sum(scripts)).toBeLessThanOrEqual(scriptBudget);
  expect(sum(styles)).toBeLessThanOrEqual(styleBudget);
});

test('the first load of every page excludes the realtime client', () => {
  expect(manifest['src/backend/supabase.ts']?.file).toBeDefined();
  for (const page of [landing, signIn, dashboard])
    expect(loadedWith(...page).modules).not.toContain('src/backend/supabase.ts');
});

test('the PDF viewer is loaded with the first PDF only, and stays within 200 KB', () => {
  const chunk = manifest[pdfPage];
  expect(kilobytes(chunk?.file ?? '')).toBeLessThanOrEqual(200);
  const viewers = ['src/features/documents/viewer/viewer-page.tsx', 'src/features/documents/review/review-page.tsx'];
  for (const page of [landing, signIn, dashboard, viewers]) expect(loadedWith(...page).modules).not.toContain(pdfPage);
});

test('every page script stays within 35 KB', () => {
  const large = /supabase\.ts$|pdf-page\.tsx$/;
  const pages = Object.entries(manifest).filter(([name]) => name.startsWith('src/') && !large.test(name));
  expect(pages.length).toBeGreaterThan(10);
  const tooLarge = pages.filter(([, { file }]) => kilobytes(file) > 35);
  expect(tooLarge).toEqual([]);
});

test('the check of a draft loads its engine and weights on first use only, and not those of the server', () => {
  const files = readdirSync(built('assets')).map((name) => `assets/${name}`);
  const [engine, weights] = [/\/draft-[\w-]{8}\.js$/, /\/draft-[\w-]{8}\.json$/].map((it) =>
    files.filter((file) => it.test(file)),
  );
  expect(engine).toHaveLength(1);
  expect(weights).toHaveLength(1);
  expect(sum(weights ?? [])).toBeLessThanOrEqual(290);
  expect(sum(engine ?? [])).toBeLessThanOrEqual(112);
  expect(files.filter((it) => /\/full-/.test(it))).toEqual([]);
  const first = [landing, signIn, dashboard].flatMap((page) => [...loadedWith(...page).scripts]);
  expect(first).not.toContain(engine?.[0]);
});

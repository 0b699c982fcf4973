import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = (folder: string) => {
  const root = new URL(folder, import.meta.url).pathname;
  const files = globSync(`${root}**/*.tsx`).filter((it) => !/\.(stories|test)\.tsx$/.test(it));
  return files.map((it) => readFileSync(it, 'utf8'));
};

test('every layer of the design system has a role that Back closes, and the app makes none of its own', () => {
  const all = [...sources('../../../../ui/src/'), ...sources('../../')];
  const makers = all.filter((it) => it.includes('.Portal')).flatMap((it) => it.match(/@radix-ui\/react-[\w-]+/) ?? []);
  const asDialogOrMenu = ['alert-dialog', 'dialog', 'dropdown-menu', 'popover'];
  const closedByLooking = ['tooltip'];
  expect([...new Set(makers)].toSorted()).toEqual(
    [...asDialogOrMenu, ...closedByLooking].map((it) => `@radix-ui/react-${it}`),
  );
  expect(all.filter((it) => /createPortal|<dialog\b|popover=/.test(it))).toEqual([]);
});

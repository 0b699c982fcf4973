import { readFileSync, readdirSync } from 'node:fs';

const root = new URL('../../../../../', import.meta.url);
const folders = [
  'packages/api-client/src',
  'packages/app/src',
  'packages/assist/src',
  'packages/server/src',
  'packages/ui/src',
  'e2e',
];

const isTest = /\.(test|spec|stories)\.tsx?$|\/testing\/|\/testing\.ts$|^e2e\//;

/** A file of TypeScript that is ours, and where it is. */
export interface Source {
  file: string;
  text: string;
  isTest: boolean;
}

/** Everything of ours that is written in TypeScript. */
export const readSources = (): Source[] =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
        .map((name) => `${folder}/${name}`),
    )
    .toSorted()
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8'), isTest: isTest.test(file) }));

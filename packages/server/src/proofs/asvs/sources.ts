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

/** A TypeScript file of the project and its path. */
export interface Source {
  file: string;
  text: string;
  isTest: boolean;
}

/** Reads all TypeScript files of the project. */
export const readSources = (): Source[] =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
        .map((name) => `${folder}/${name}`),
    )
    .toSorted()
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8'), isTest: isTest.test(file) }));

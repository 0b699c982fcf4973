// Says where in our sources the places of a `client error` in the log are:
//   node tools/read-stack.mjs assets/first-Ab12Cd34.js:1:2345 ...
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, posix } from 'node:path';

const dist = new URL('../packages/app/dist/', import.meta.url);

for (const place of process.argv.slice(2)) {
  const [, file = '', line, column] = /^([\w./-]+):(\d+):(\d+)$/.exec(place) ?? [];
  const map = new URL(`${file}.map`, dist);
  if (!existsSync(map)) {
    console.log(`${place}  is not in this build`);
    continue;
  }
  const { originalSource, originalLine, originalColumn, name } = new SourceMap(
    JSON.parse(readFileSync(map, 'utf8')),
  ).findEntry(Number(line) - 1, Number(column) - 1);
  const source = posix.join('packages/app/dist', dirname(file), originalSource ?? '?');
  console.log(`${source}:${(originalLine ?? 0) + 1}:${(originalColumn ?? 0) + 1}${name ? `  ${name}` : ''}`);
}

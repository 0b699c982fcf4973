import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zip } from './zip.ts';

const python = `import sys, zipfile
z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
z.extractall(sys.argv[2]); print("\\n".join(z.namelist()))`;

test('the zip of the data export opens in Python with every name and file unchanged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const file = join(folder, 'mine.zip');
  const photo = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
  const blob = zip([
    { name: 'data.json', content: new TextEncoder().encode('{"name":"María"}') },
    { name: 'documents/Escritura – casa.pdf', content: photo },
    { name: 'documents/empty.pdf', content: new Uint8Array() },
  ]);
  writeFileSync(file, new Uint8Array(await blob.arrayBuffer()));
  const names = execFileSync('python3', ['-X', 'utf8', '-c', python, file, folder], { encoding: 'utf8' });
  expect(names.trim().split('\n')).toEqual(['data.json', 'documents/Escritura – casa.pdf', 'documents/empty.pdf']);
  expect(readFileSync(join(folder, 'data.json'), 'utf8')).toBe('{"name":"María"}');
  expect(new Uint8Array(readFileSync(join(folder, 'documents/Escritura – casa.pdf')))).toEqual(photo);
});

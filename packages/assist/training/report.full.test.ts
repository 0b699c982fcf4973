// Guards packages/assist/training/** packages/assist/src/classifier/** packages/assist-corpus/**
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the report on unseen voices says how many grave messages the models recognize, by language', () => {
  const command = new URL('report.ts', import.meta.url).pathname;
  const { status, stdout } = spawnSync(process.execPath, [command, '--unseen'], { encoding: 'utf8' });
  expect(status).toBe(0);
  for (const language of ['en', 'es'])
    expect(stdout).toMatch(
      new RegExp(`${language}: \\d+ messages of unseen voices(?:.*\\n)+? +grave messages recognized +\\d+ %`),
    );
});

// Guards deploy/** packages/server/src/operations/** docs/operations.md
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { server } from '../testing/server.ts';
import { createMetrics } from './metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}

const rules = (parse(read('deploy/alerts.yaml')) as Rules).groups.flatMap((it) => it.rules);
const { panels } = JSON.parse(read('deploy/grafana.json')) as Board;
const expressions = [...rules.map(({ expr }) => expr), ...panels.flatMap((it) => it.targets.map(({ expr }) => expr))];

const functions = new Set(['histogram_quantile', 'min_over_time']);

/** The metrics in an expression: its words with an underscore, without labels. */
const metricsIn = (expression: string) =>
  [...expression.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => !functions.has(name));

test('rules and board ask only for metrics that a server has, and each of its own is on the board and in the docs', async () => {
  const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 };
  const metrics = createMetrics({ sql: server.owner, withProcess: true, pool, freeBytes: async () => 1 });
  metrics.observe({ method: 'GET', route: '/', status: 200, seconds: 1 });
  const { text } = await metrics.read();
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const asked = new Set(expressions.flatMap(metricsIn).map((it) => it.replace(/_bucket$/, '')));
  expect([...asked].filter((it) => !names.includes(it))).toEqual([]);
  const own = names.filter((it) => !/^(process|nodejs)_/.test(it));
  expect(own.filter((it) => !asked.has(it))).toEqual([]);
  expect(own.filter((it) => !read('docs/operations.md').includes(`\`${it}\``))).toEqual([]);
});

test('each rule has a name and a sentence, and each panel a title', () => {
  for (const { alert, annotations } of rules) {
    expect(alert).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
  }
  const titles = panels.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

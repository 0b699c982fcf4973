import { fillForm, sampleForm } from '@mediation/server/testing';
import { effort } from './effort.ts';
import { median, quantile } from './median.ts';

const pages = 14;
const fieldsOfAPage = 20;
const budget = 1000;

/** What filling in a court form costs, in milliseconds, with names of our alphabet and of others. */
export async function measureForms() {
  const names = (page: number) => Array.from({ length: fieldsOfAPage }, (_, at) => `field ${page}.${at}`);
  const all = Array.from({ length: pages }, (_, page) => names(page));
  const form = await sampleForm(
    'A long form',
    all.map((page) => page.map((name) => ({ label: name, name }))),
  );
  const results = [];
  for (const [what, text] of [
    ['Latin', 'Maya Okafor'],
    ['other alphabets', 'Łucja Żółć'],
  ] as const) {
    const fields = all.flat().map((name) => ({
      name,
      text,
      page: 1,
      kind: 'text' as const,
      options: [],
      most: null,
      has_lines: false,
      value: null,
      problem: null,
    }));
    const taken: number[] = [];
    for (let round = 0; round < effort.forms.rounds; round += 1) {
      const from = performance.now();
      await fillForm(form, fields, 'A long form, v1');
      taken.push(performance.now() - from);
    }
    const p95 = quantile(taken, 0.95);
    results.push({
      what,
      fields: fields.length,
      median: median(taken).toFixed(0),
      p95: p95.toFixed(0),
      budget,
      'of the budget': (p95 / budget).toFixed(2),
    });
  }
  return results;
}

import { addDays, compile, cycleOf, lint } from '@mediation/agreement';
import { embeddedEngine } from '@mediation/assist';
import { readCorpus } from '@mediation/assist-corpus';
import { limits, type SpanRule } from '@mediation/api-client';
import { effort } from './effort.ts';
import { median, quantile } from './median.ts';

/** So many texts are read, each so often. */
const { rounds, times } = effort.texts;

/**
 * What reading a text or a plan costs, in milliseconds, and the share of its budget that p95 takes: below 1 holds it.
 * Work of others on the same processor doubles a figure now and then; of the fastest time of each text it shows least.
 */
export async function measureTexts() {
  const engine = embeddedEngine({ promises: limits });
  const texts = longTexts();
  const works: Record<string, [budget: number, work: (round: number) => unknown]> = {
    'tone of 2,000 characters': [5, (round) => engine.tone({ text: texts[round % texts.length]! })],
    'risk of 2,000 characters': [5, (round) => engine.risk({ text: texts[round % texts.length]! })],
    'language of a clause of 8,000 characters': [100, () => lint(clause, 'en')],
    '24 months of 200 rules': [10, () => compile(schedule, start)],
  };
  const results = [];
  for (const [what, [budget, work]] of Object.entries(works)) {
    for (let round = 0; round < rounds; round += 1) await work(round);
    const figures = Array.from({ length: rounds }, (): number[] => []);
    for (let time = 0; time < times; time += 1)
      for (const [round, taken] of figures.entries()) {
        const from = performance.now();
        await work(round);
        taken.push(performance.now() - from);
      }
    const p95 = quantile(figures.flat(), 0.95);
    const fastest = quantile(
      figures.map((taken) => Math.min(...taken)),
      0.95,
    );
    results.push({
      what,
      median: median(figures.flat()).toFixed(1),
      p95: p95.toFixed(1),
      'p95 of the fastest': fastest.toFixed(1),
      budget,
      'of the budget': (p95 / budget).toFixed(2),
      'fastest of the budget': (fastest / budget).toFixed(2),
    });
  }
  return results;
}

/** Messages of the corpus one after the other, as one long message each. */
function longTexts(): string[] {
  const messages = readCorpus().map(({ text }) => text.replaceAll('\n', ' '));
  return Array.from({ length: rounds }, (_, at) =>
    Array.from({ length: 60 }, (_, next) => messages[(at * 439 + next * 37) % messages.length]!)
      .join(' ')
      .slice(0, 2000),
  );
}

const clause = 'Daniel pays a reasonable share of 150 soon, and costs are agreed first. '.repeat(115).slice(0, 8000);

const start = '2027-05-03';
const holidays = Array.from({ length: 190 }, (_, index): SpanRule => ({
  id: crypto.randomUUID(),
  name: 'Holiday',
  from: addDays(start, index),
  until: addDays(start, index + 31),
  is_yearly: true,
  is_split: false,
  odd_years: 'A',
  even_years: 'A',
  wins_over: [],
}));
const schedule = {
  time_zone: 'Europe/London',
  patterns: [{ id: crypto.randomUUID(), from: start, cycle: cycleOf('weeks', 'A', start) }],
  holidays,
  exceptions: holidays.slice(0, 10),
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } },
};

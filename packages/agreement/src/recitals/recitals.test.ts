import type { Recitals } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { knownFacts } from './known-facts.ts';
import { recitalGaps } from './recital-gaps.ts';
import { recitalProblems } from './recital-problems.ts';

const [a, b] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const parties = [{ participant_id: a }, { participant_id: b }];
const party = (participant_id: string): Recitals['parties'][number] => ({
  participant_id,
  full_name: '',
  address: '',
  address_use: 'not_given',
  advice: 'taken',
});
const whole: Recitals = {
  parties: [party(a), party(b)],
  wedding_on: '2013-06-22',
  separation_on: '2025-09-01',
  has_children: true,
  children: [{ name: 'Nora Vale', born: '2016' }],
  disclosure: 'made',
  disclosed_on: '2026-10-01',
};
const today = '2026-11-30';

test('a fact is known where both parties wrote it alike, and not where one did or they differ', () => {
  const intake = (married_on: string, children: Record<string, unknown>[] = []) => ({
    marriageDetails: { married_on, separated_on: 'unsure', has_children: 'yes' },
    children,
  });
  const nora = { first_name: 'Nora', born: '2016-02' };
  const known = knownFacts([
    intake('2013-06-22', [nora, { first_name: 'Eli', born: '2019' }]),
    intake('2013-06-22', [{ first_name: 'nora ', born: '2016-02' }]),
  ]);
  const children = [{ name: 'Nora', born: '2016-02' }];
  expect(known).toEqual({ wedding_on: '2013-06-22', separation_on: null, has_children: true, children });
  const nothing = { wedding_on: null, separation_on: null, has_children: null, children: [] };
  expect(knownFacts([intake('2013-06-22', [nora])])).toEqual(nothing);
  expect(knownFacts([])).toEqual(nothing);
  const differing = [intake('2013-06-22', [nora]), intake('2013-06-23', [{ ...nora, born: '2017' }])];
  expect(knownFacts(differing)).toMatchObject({ wedding_on: null, children: [{ name: 'Nora', born: null }] });
});

test.each<[Partial<Recitals>, { path: string; reason: string }[]]>([
  [{}, []],
  [{ separation_on: '2013-06-21' }, [{ path: 'separation_on', reason: 'before_wedding' }]],
  [{ separation_on: '2013-06-22' }, []],
  [{ wedding_on: '2026-12-01', separation_on: null }, [{ path: 'wedding_on', reason: 'future' }]],
  [{ separation_on: '2026-12-01' }, [{ path: 'separation_on', reason: 'future' }]],
  [{ disclosed_on: '2026-12-01' }, [{ path: 'disclosed_on', reason: 'future' }]],
  [{ disclosed_on: today }, []],
  [{ children: [{ name: 'Nora', born: '2027' }] }, [{ path: 'children.0.born', reason: 'future' }]],
  [{ children: [{ name: 'Nora', born: '2026-12' }] }, [{ path: 'children.0.born', reason: 'future' }]],
  [{ children: [{ name: 'Nora', born: '2026' }] }, []],
  [{ wedding_on: '0213-06-22' }, [{ path: 'wedding_on', reason: 'too_early' }]],
  [
    { wedding_on: '2027-01-01', disclosed_on: '2028-01-01' },
    [
      { path: 'wedding_on', reason: 'future' },
      { path: 'disclosed_on', reason: 'future' },
      { path: 'separation_on', reason: 'before_wedding' },
    ],
  ],
])('recitals with %j have these dates that cannot be', (changes, problems) => {
  expect(recitalProblems({ ...whole, ...changes }, today)).toEqual(problems);
});

test.each<[Partial<Recitals>, 'full' | 'year', object[]]>([
  [{}, 'year', []],
  [{}, 'full', [{ kind: 'born', at: 0, name: 'Nora Vale' }]],
  [{ wedding_on: null, separation_on: null }, 'year', [{ kind: 'wedding' }, { kind: 'separation' }]],
  [{ has_children: null, children: [] }, 'year', [{ kind: 'has_children' }]],
  [{ children: [] }, 'year', [{ kind: 'children' }]],
  [{ has_children: false, children: [] }, 'year', []],
  [{ disclosure: null, disclosed_on: null }, 'year', [{ kind: 'disclosure' }]],
  [{ disclosed_on: null }, 'year', [{ kind: 'disclosed_on' }]],
  [{ disclosure: 'not_made', disclosed_on: null }, 'year', []],
  [{ parties: [party(a), { ...party(b), advice: null }] }, 'year', [{ kind: 'advice', participant_id: b }]],
  [{ parties: [party(a), { ...party(b), address_use: 'withheld' }] }, 'year', []],
])('recitals with %j for birth dates in the form “%s” miss these', (changes, birthDates, gaps) => {
  expect(recitalGaps({ ...whole, ...changes }, { parties, birthDates })).toEqual(gaps);
});

test('recitals that were never written miss everything, also a second party', () => {
  const gaps = recitalGaps(null, { parties: [{ participant_id: a }], birthDates: 'year' });
  expect(gaps.map(({ kind }) => kind)).toEqual([
    'parties',
    'wedding',
    'separation',
    'has_children',
    'disclosure',
    'advice',
  ]);
});

import type { Clause, DocumentKind } from '@mediation/api-client';

/** The topics by which the library of clauses is sorted. */
export type ClauseTopic =
  | 'parenting'
  | 'home'
  | 'money'
  | 'pensions'
  | 'debts'
  | 'support'
  | 'communication'
  | 'review';

interface Entry {
  topic: ClauseTopic;
  documents: readonly DocumentKind[];
  issue: Clause['issue'];
  /** The issues of a case that call for it; every case without a list. Null where no document needs it. */
  expectedWith?: readonly NonNullable<Clause['issue']>[] | null;
}

const of = (
  topic: ClauseTopic,
  documents: readonly DocumentKind[],
  issue: Clause['issue'],
  expectedWith?: Entry['expectedWith'],
): Entry => ({ topic, documents, issue, ...(expectedWith !== undefined && { expectedWith }) });

const plan = ['parenting'] as const;
const memorandum = ['memorandum'] as const;
const statement = ['finances'] as const;
const both = ['memorandum', 'parenting'] as const;

/** The clauses of the library. What a document is expected to say has the name of the clause that says it. */
export const catalog = {
  school_days: of('parenting', plan, 'parenting'),
  holidays: of('parenting', plan, 'parenting'),
  special_days: of('parenting', plan, 'parenting'),
  handover: of('parenting', plan, 'parenting'),
  late_or_ill: of('parenting', plan, 'parenting'),
  decisions: of('parenting', plan, 'parenting'),
  calls: of('communication', plan, 'parenting'),
  travel: of('parenting', plan, 'parenting'),
  home_use: of('home', memorandum, 'home', ['home']),
  home_outcome: of('home', memorandum, 'home', ['home']),
  home_costs: of('home', memorandum, 'home', ['home']),
  joint_account: of('money', memorandum, 'other', ['debts', 'home']),
  belongings: of('money', memorandum, 'home', ['home']),
  pension_share: of('pensions', memorandum, 'pensions', ['pensions']),
  pension_kept: of('pensions', memorandum, 'pensions', null),
  debts_each: of('debts', memorandum, 'debts', ['debts']),
  debts_joint: of('debts', memorandum, 'debts', null),
  support_monthly: of('support', memorandum, 'support', ['support']),
  extra_costs: of('support', memorandum, 'support', ['support']),
  support_change: of('support', memorandum, 'support', ['support']),
  figures_shown: of('money', statement, 'other'),
  figures_change: of('money', statement, 'other'),
  pensions_listed: of('pensions', statement, 'pensions', ['pensions']),
  debts_listed: of('debts', statement, 'debts', ['debts']),
  messages: of('communication', plan, 'parenting'),
  disagreement: of('communication', both, null),
  review_date: of('review', both, null),
  review_early: of('review', both, null, null),
} satisfies Record<string, Entry>;

export type ClauseId = keyof typeof catalog;

/** One entry of the catalog, as all of them look. */
export const entryOf = (id: ClauseId): Entry => catalog[id];

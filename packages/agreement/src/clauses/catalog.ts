import type { Clause, DocumentKind } from '@mediation/api-client';

/** The shelves of the library. */
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
  /** Words that say something about it, in English and Spanish. */
  said: RegExp;
}

const of = (
  topic: ClauseTopic,
  documents: readonly DocumentKind[],
  issue: Clause['issue'],
  said: RegExp,
  expectedWith?: Entry['expectedWith'],
): Entry => ({ topic, documents, issue, said, ...(expectedWith !== undefined && { expectedWith }) });

const plan = ['parenting'] as const;
const memorandum = ['memorandum'] as const;
const statement = ['finances'] as const;
const both = ['memorandum', 'parenting'] as const;

/** The clauses of the library. What a document is expected to say has the name of the clause that says it. */
export const catalog = {
  school_days: of(
    'parenting',
    plan,
    'parenting',
    /school day|school week|weekday|week on|lectiv|entre semana|días de colegio/iu,
  ),
  holidays: of('parenting', plan, 'parenting', /holiday|vacation|vacacion/iu),
  special_days: of(
    'parenting',
    plan,
    'parenting',
    /birthday|christmas|special day|cumpleaños|navidad|días especiales/iu,
  ),
  handover: of('parenting', plan, 'parenting', /handover|hand over|collect|pick(?:s|ed)? up|pickup|recog|entrega/iu),
  late_or_ill: of('parenting', plan, 'parenting', /\b(?:ill|late|sick)\b|enferm|tarde|retras/iu),
  decisions: of('parenting', plan, 'parenting', /decide|decision|decisi/iu),
  calls: of('communication', plan, 'parenting', /\b(?:calls?|video|phone)\b|llama|tel[eé]fono|videollamada/iu),
  travel: of('parenting', plan, 'parenting', /travel|abroad|passport|viaj|extranjero|pasaporte/iu),
  home_use: of('home', memorandum, 'home', /\blives?\b|\bstays? in\b|moves? out|\bvive\b|vivienda|se queda en/iu, [
    'home',
  ]),
  home_outcome: of(
    'home',
    memorandum,
    'home',
    /\bs(?:old|ale|ells?)\b|transfer|keeps the home|vende|venta|transmit/iu,
    ['home'],
  ),
  home_costs: of('home', memorandum, 'home', /mortgage|repair|bills|hipoteca|reparacion|recibos|suministros/iu, [
    'home',
  ]),
  joint_account: of('money', memorandum, 'other', /joint account|account is closed|cuenta (?:común|conjunta)/iu, [
    'debts',
    'home',
  ]),
  belongings: of('money', memorandum, 'home', /belongings|furniture|\bcars?\b|enseres|muebles|coche|pertenencias/iu, [
    'home',
  ]),
  pension_share: of('pensions', memorandum, 'pensions', /pensi[oó]n|jubilaci|retirement|plan de pensiones/iu, [
    'pensions',
  ]),
  pension_kept: of('pensions', memorandum, 'pensions', /pensi[oó]n|jubilaci/iu, null),
  debts_each: of('debts', memorandum, 'debts', /debt|loan|credit card|deuda|préstamo|tarjeta/iu, ['debts']),
  debts_joint: of('debts', memorandum, 'debts', /joint (?:debt|loan)|deuda común|préstamo común/iu, null),
  support_monthly: of('support', memorandum, 'support', /each month|every month|monthly|cada mes|mensual/iu, [
    'support',
  ]),
  extra_costs: of(
    'support',
    memorandum,
    'support',
    /extra cost|trips?\b|clubs?\b|shoes|gastos extra|excursi|actividades/iu,
    ['support'],
  ),
  support_change: of(
    'support',
    memorandum,
    'support',
    /los(?:es|ing) work|income (?:falls|changes)|loses? (?:a|the|their) job|pierde (?:el|su) (?:trabajo|empleo)|ingresos (?:bajan|cambian)/iu,
    ['support'],
  ),
  figures_shown: of(
    'money',
    statement,
    'other',
    /have (?:each )?shown|figures are those|han mostrado|cifras son las/iu,
  ),
  figures_change: of('money', statement, 'other', /figure.{0,30}chang|changes? by more|cifra.{0,30}cambi/iu),
  pensions_listed: of('pensions', statement, 'pensions', /pensi[oó]n|jubilaci/iu, ['pensions']),
  debts_listed: of('debts', statement, 'debts', /debt|loan|deuda|préstamo/iu, ['debts']),
  messages: of('communication', plan, 'parenting', /\bwrite|message|e-?mail|escrib|mensaje|correo/iu),
  disagreement: of(
    'communication',
    both,
    null,
    /disagree|cannot agree|mediator|desacuerdo|no se ponen de acuerdo|mediador/iu,
  ),
  review_date: of('review', both, null, /\breview|look at (?:this|it) again|revis/iu),
  review_early: of('review', both, null, /\breview|revis/iu, null),
} satisfies Record<string, Entry>;

export type ClauseId = keyof typeof catalog;

/** One entry of the catalog, as all of them look. */
export const entryOf = (id: ClauseId): Entry => catalog[id];

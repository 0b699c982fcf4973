import type { DocumentType, Figure, Intake } from '@mediation/api-client';

/** A sum that speaks for a document. */
export interface NamedSum {
  place: 'intake' | 'money';
  /** How the figure is called; null in the intake, which asks for it. */
  label: string | null;
  amount_minor: number;
  /** The currency of the intake; null in the figures, which have that of the case. */
  currency: string | null;
}

/** The answer of the intake, the kind of figure and the words in its name that belong to a document. */
const signs: Partial<Record<DocumentType, { answer?: string; category: Figure['category']; words: RegExp }>> = {
  pay_slips: { answer: 'income_minor', category: 'comes_in', words: /salar|wage|\bpay\b|sueldo|n[óo]mina/i },
  bank_statements: { answer: 'savings_minor', category: 'owns', words: /\bbank|account|savings|cuenta|banco|ahorro/i },
  investment_statements: { category: 'owns', words: /shares|stock|\bfund|bond|invest|acciones|fondo|inversi/i },
  pension_statements: { answer: 'pensions_minor', category: 'owns', words: /pensi[oó]n|retire|jubilaci/i },
  property_deeds: {
    answer: 'home_minor',
    category: 'owns',
    words: /house|\bhome|\bflat|apartment|\bland\b|casa|piso|vivienda/i,
  },
  mortgage_statements: { answer: 'mortgage_minor', category: 'owes', words: /mortgage|hipoteca/i },
  vehicle_titles: { category: 'owns', words: /\bcar\b|vehicle|motorbike|coche|veh[ií]culo|\bmoto\b/i },
  credit_card_statements: { category: 'owes', words: /\bcards?\b|tarjeta/i },
  loans_and_debts: { answer: 'debts_minor', category: 'owes', words: /\bloans?\b|debt|pr[ée]stamo|deuda/i },
  insurance_policies: { category: 'owns', words: /insurance|seguro/i },
};

/** The sums above zero that a party named in their intake and figures for a document of this kind. */
export function sumsNamed(
  docType: DocumentType,
  intake: Pick<Intake, 'financialSituation'> | undefined,
  figures: Pick<Figure, 'category' | 'label' | 'amount_minor'>[],
): NamedSum[] {
  const sign = signs[docType];
  if (sign === undefined) return [];
  const { currency, [sign.answer ?? '']: answer } = intake?.financialSituation ?? {};
  const named: NamedSum[] = figures
    .filter((it) => it.amount_minor > 0 && it.category === sign.category && sign.words.test(it.label))
    .map(({ label, amount_minor }) => ({ place: 'money', label, amount_minor, currency: null }));
  if (typeof answer === 'number' && answer > 0)
    named.unshift({
      place: 'intake',
      label: null,
      amount_minor: answer,
      currency: typeof currency === 'string' ? currency : null,
    });
  return named;
}

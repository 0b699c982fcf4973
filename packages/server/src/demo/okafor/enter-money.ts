import type { ApiClient, DocumentType, Figure } from '@mediation/api-client';

type Line = [
  Figure['category'],
  Figure['kind'],
  string,
  number,
  (readonly [DocumentType, number] | null)?,
  'together'?,
];

const lines: Record<'maya' | 'daniel', Line[]> = {
  maya: [
    ['owns', 'home', '12 Orchard Row', 41_200_000, null, 'together'],
    ['owns', 'account', 'Joint account', 390_218, ['bank_statements', 1], 'together'],
    ['owns', 'account', 'Savings', 1_485_000],
    ['owns', 'vehicle', 'Car', 890_000],
    ['owns', 'pension_salary', 'Pension', 6_134_000],
    ['owes', 'other', 'Credit cards', 124_000],
    ['comes_in', 'other', 'Pay after tax', 220_115, ['pay_slips', 3]],
    ['goes_out', 'other', 'Bills', 34_200, ['monthly_budget', 1]],
    ['goes_out', 'other', 'Food', 52_000],
    ['goes_out', 'other', 'Ada and Eli', 31_000, ['monthly_budget', 1]],
  ],
  daniel: [
    ['owns', 'account', 'Savings', 911_540],
    ['owns', 'vehicle', 'Car', 1_240_000],
    ['owns', 'pension_pot', 'Pension', 11_827_500],
    ['owes', 'home', 'Mortgage', 14_822_001, ['mortgage_statements', 1], 'together'],
    ['owes', 'other', 'Credit cards', 211_560],
    ['owes', 'other', 'Car loan', 735_000],
    ['comes_in', 'other', 'Pay after tax', 331_000],
    ['goes_out', 'other', 'Bills', 26_800],
    ['goes_out', 'other', 'Food', 41_000],
    ['goes_out', 'other', 'Ada and Eli', 14_000],
  ],
};

/** A party writes down what they own, owe, receive and spend. */
export async function enterFigures(api: ApiClient, caseId: string, of: 'maya' | 'daniel'): Promise<void> {
  const me = await api.getMe();
  const own = (await api.listUploads({ case_id: caseId })).uploads.filter(({ owner_id }) => owner_id === me.user.id);
  for (const [category, kind, label, amount_minor, page, together] of lines[of]) {
    const upload = own.find(({ doc_type }) => doc_type === page?.[0]);
    const evidence = page && upload ? { upload_id: upload.id, page: page[1] } : null;
    const is_joint = together !== undefined;
    const as_of = kind === 'pension_pot' ? '2026-04-06' : '2026-10-31';
    await api.addFigure({ caseId, category, kind, label, amount_minor, as_of, is_joint, evidence });
  }
  await api.completeStatement({ caseId, is_complete: true });
}

/** The mediator asks about one figure of each party. */
export async function askAboutFigures(ruth: ApiClient, caseId: string): Promise<void> {
  const { figures, parties } = await ruth.getMoney({ caseId });
  const ask = async (name: string, label: string, question: string) => {
    const party = parties.find((it) => it.name.startsWith(name));
    const about = figures.find((it) => it.participant_id === party?.participant_id && it.label === label);
    await ruth.askAboutFigure({ figureId: about!.id, question });
  };
  await ask('Daniel', 'Car loan', 'Is there a letter from the bank?');
  await ask('Maya', 'Ada and Eli', 'Are Ada’s music lessons in it?');
}

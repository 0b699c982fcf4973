import type { ApiClient, SettlementContent } from '@mediation/api-client';

/** A version that everybody reads, a working copy that goes on from it, and two ways that Maya tries out alone. */
export async function divide(ruth: ApiClient, maya: ApiClient, caseId: string): Promise<void> {
  const { figures } = await ruth.getMoney({ caseId });
  const idOf = (label: string) => figures.find((it) => it.label === label)!.id;
  const [home, mortgage] = [idOf('12 Orchard Row'), idOf('Mortgage')];
  const pension = figures.find(({ kind }) => kind === 'pension_pot')!.id;
  const plain = { nights: null, support: null, housing: { A: null, B: null } };
  const first: SettlementContent = {
    ...plain,
    keeps: { [home]: 100, [mortgage]: 100 },
    payment: { from: 'A', amount_minor: 12_500_000, due_on: '2027-09-30' },
  };
  const { id: settlementId } = await ruth.addSettlement({ caseId, name: null, content: first });
  await ruth.shareSettlement({ settlementId, with: 'everyone', version: 1 });
  const next = { ...first, keeps: { ...first.keeps, [pension]: 24 } };
  await ruth.updateSettlement({ settlementId, name: null, content: next, version: 1 });
  const lives = (nights: number, support: number, a: number, b: number) => ({
    nights,
    support: { from: 'B' as const, amount_minor: support },
    housing: { A: a, B: b },
  });
  const ways: [string, SettlementContent][] = [
    ['I keep the home', { ...next, ...lives(219, 41_000, 164_000, 98_500) }],
    ['Sell in spring', { ...lives(208, 36_500, 115_000, 98_500), keeps: { [pension]: 24 }, payment: null }],
  ];
  for (const [name, content] of ways) await maya.addSettlement({ caseId, name, content });
}

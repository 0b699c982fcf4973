import { stateRecitals } from '../state-recitals.ts';
import type { Family } from './family.ts';
import type { Stage } from './stage.ts';
import { type OpenedCase, sides } from './opened-case.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Tells what the parties proposed to each other, and what became of it: a draft, comments of lawyers, signatures. */
export function tellAgreement(stage: Stage, family: Family, it: OpenedCase): void {
  const { on } = stage;
  for (const { day, issue, title, by, terms, accepted } of family.topics ?? []) {
    let proposalId = '';
    on(day, '20:05', async () => {
      const { topic } = await (await it.as('mediator')).addTopic({ caseId: it.id, issue, title });
      const { proposal } = await (
        await it.as(by)
      ).makeProposal({
        topicId: topic.id,
        audience: 'everyone',
        terms: terms.map(([label, words]) => ({ label, words })),
        expires_at: new Date(Date.now() + 2 * week).toISOString(),
      });
      proposalId = proposal.id;
    });
    if (accepted !== undefined)
      on(accepted, '21:10', async () => (await it.as(by === 'A' ? 'B' : 'A')).acceptProposal({ proposalId }));
  }
  if (family.memorandum) tellMemorandum(stage, family, family.memorandum, it);
}

function tellMemorandum(
  { on, as, calendar }: Stage,
  { lawyers, married, separated, children = [] }: Family,
  { released, clauses, round, signed }: NonNullable<Family['memorandum']>,
  it: OpenedCase,
) {
  on(released, '11:50', async () => {
    const api = await it.as('mediator');
    await stateRecitals(api, it.id, {
      wedding_on: married,
      separation_on: separated,
      disclosed_on: calendar.day(released - 8),
      children: children.map(([name, born]) => ({ name, born: born.slice(0, 4) })),
      advice: lawyers ? 'taken' : 'declined',
    });
    for (const words of clauses) await api.addClause({ caseId: it.id, document: 'memorandum', ...words });
    // One document says it all here.
    const needed = (await api.getAgreement({ caseId: it.id })).documents;
    for (const { document } of needed.filter((one) => one.document !== 'memorandum'))
      await api.setDocumentNeed({ caseId: it.id, document, is_needed: false });
    const { documents } = await api.getAgreement({ caseId: it.id });
    const tag = documents.find(({ document }) => document === 'memorandum')?.draft?.tag ?? '';
    const { version } = await api.releaseAgreement({
      caseId: it.id,
      document: 'memorandum',
      tag,
      readers: 'everyone',
      open_points: [],
    });
    it.version = version;
  });

  if (round && lawyers) {
    let roundId = '';
    on(released, '12:10', async () => {
      const api = await it.as('mediator');
      const deadline_at = new Date(calendar.at(round.until, '17:00')).toISOString();
      roundId = (await api.openLawyerRound({ caseId: it.id, versionId: it.version!.id, deadline_at })).round.id;
    });
    for (const [side, day, heading, text] of round.comments)
      on(day, '14:35', async () => {
        const lawyer = await as(lawyers[side]);
        const { id: clause_id } = it.version!.clauses.find((one) => one.heading === heading)!;
        await lawyer.addClauseComment({
          caseId: it.id,
          versionId: it.version!.id,
          clause_id,
          audience: 'everyone',
          round_id: roundId,
          text,
        });
        await lawyer.finishLawyerRound({ roundId });
      });
  }

  if (signed)
    for (const side of sides)
      on(signed[side], side === 'A' ? '18:05' : '19:35', async () => {
        const api = await it.as(side);
        const { id: versionId, hash } = it.version!;
        await api.saveSigning({ caseId: it.id, versionId, has_read: true });
        const { user } = await api.getMe();
        await api.signAgreement({
          caseId: it.id,
          versionId,
          hash,
          name: user.name,
          decides_freely: true,
          consent: 1,
        });
      });
}

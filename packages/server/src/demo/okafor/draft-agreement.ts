import type { AgreementVersion, ApiClient } from '@mediation/api-client';
import {
  clause,
  firstWords,
  holidayWords,
  lawyerComments,
  type NewClause,
  secondWords,
  thirdWords,
} from '../agreement-words.ts';
import type { people } from '../people.ts';
import type { Stage } from '../play/stage.ts';
import { changeNights } from './plan-nights.ts';
import { releaseVersion } from './release-version.ts';
import { signVersion } from './sign-version.ts';
import { stateRecitals } from '../state-recitals.ts';

type Cast = Pick<typeof people, 'ruth' | 'maya' | 'daniel' | 'tomas' | 'priya'>;

/**
 * Tells of a memorandum with a version on which both lawyers commented, a second one that one party signed and a draft of
 * the third; of a parenting plan to read, whose schedule is being changed; and of a financial statement with both
 * signatures.
 */
export function tellAgreement({ on, ago, as, calendar }: Stage, people: Cast, it: { caseId: string }): void {
  const { ruth, maya, daniel } = people;
  const add = async (words: NewClause) =>
    (await as(ruth)).addClause({ caseId: it.caseId, document: 'memorandum', ...words });
  let first: AgreementVersion;
  let second: AgreementVersion;
  let figures: AgreementVersion;
  let roundId = '';
  on(-7, '10:10', async () => {
    const api = await as(ruth);
    await stateRecitals(api, it.caseId, {
      wedding_on: '2013-06-22',
      separation_on: '2026-03-01',
      disclosed_on: '2026-10-31',
      children: [
        { name: 'Ada Okafor', born: '2017' },
        { name: 'Eli Okafor', born: '2020' },
      ],
      advice: 'taken',
    });
    for (const words of firstWords) await add(words);
    first = await releaseVersion(api, it.caseId, 'memorandum');
  });
  on(-7, '11:20', async () => {
    const deadline_at = new Date(calendar.at(-4, '17:00')).toISOString();
    const api = await as(ruth);
    roundId = (await api.openLawyerRound({ caseId: it.caseId, versionId: first.id, deadline_at })).round.id;
  });
  for (const [by, day] of [
    ['tomas', -6],
    ['priya', -5],
  ] as const)
    on(day, '15:20', async () => {
      const api = await as(people[by]);
      for (const { heading, text } of lawyerComments.filter((comment) => comment.by === by))
        await api.addClauseComment({
          caseId: it.caseId,
          versionId: first.id,
          clause_id: first.clauses.find((one) => one.heading === heading)!.id,
          audience: 'everyone',
          round_id: roundId,
          text,
        });
      await api.finishLawyerRound({ roundId });
    });
  on(-5, '16:30', async () => settleComments(await as(ruth), it.caseId, first.id));
  on(-4, '10:00', async () => {
    const api = await as(ruth);
    for (const words of secondWords) await change(api, it.caseId, words);
    second = await releaseVersion(api, it.caseId, 'memorandum');
  });
  on(-3, '19:10', async () => askAboutClause(await as(maya), it.caseId, second.id));

  on(-6, '14:00', async () => {
    const api = await as(ruth);
    await api.addClause({ caseId: it.caseId, document: 'finances', ...figuresClause });
    figures = await releaseVersion(api, it.caseId, 'finances');
  });
  ago(20, async () => {
    const apis = { ruth: await as(ruth), maya: await as(maya), daniel: await as(daniel) };
    await signVersion(apis, second, ['daniel']);
    await signVersion(apis, figures, ['maya', 'daniel']);
  });
  ago(19, async () => {
    const api = await as(ruth);
    for (const words of thirdWords.changed) await change(api, it.caseId, words);
    const payment = (await api.getAgreement({ caseId: it.caseId })).documents[0]!.draft!.clauses.find(
      ({ heading }) => heading === 'Monthly payment',
    )!;
    for (const words of thirdWords.added) {
      const added = await add(words);
      await api.moveClause({ clauseId: added.clause.id, before: payment.id });
    }
    await draftParentingPlan(api, it.caseId);
    await releaseVersion(api, it.caseId, 'parenting');
  });
  ago(18, async () => changeNights(await as(ruth), it.caseId));
}

const figuresClause = clause(
  null,
  'Our figures',
  'agreed',
  'Maya and Daniel each wrote down everything they own, owe, receive and spend on 31 October 2026. The figures are in the tables of this statement. Maya sends Daniel the letter of her pension by 5 December 2026.',
  'Maya and Daniel both showed everything. The tables below are part of what is signed.',
  [{ kind: 'handover', who: 'A', what: 'Send the pension letter', due_on: '2026-12-05', repeats: 'none' }],
);

async function change(ruth: ApiClient, caseId: string, words: NewClause) {
  const { documents } = await ruth.getAgreement({ caseId });
  const it = documents[0]?.draft?.clauses.find(({ heading }) => heading === words.heading);
  await ruth.updateClause({ clauseId: it!.id, version: it!.version, plain_still_fits: true, ...words });
}

/** Ruth says what became of each comment. */
async function settleComments(ruth: ApiClient, caseId: string, versionId: string) {
  const { comments } = await ruth.listClauseComments({ caseId, versionId });
  for (const { id: commentId, text } of comments) {
    const outcome = lawyerComments.find((it) => it.text === text)?.outcome;
    if (outcome !== undefined) await ruth.settleClauseComment({ commentId, outcome });
  }
}

async function askAboutClause(maya: ApiClient, caseId: string, versionId: string) {
  const { documents } = await maya.getAgreement({ caseId });
  const clause_id = documents[0]!.newest!.clauses.find(({ heading }) => heading === 'Monthly payment')!.id;
  const text = 'Are Ada’s music lessons in this sum?';
  await maya.addClauseComment({ caseId, versionId, clause_id, audience: 'mediator', text });
}

/** A parenting plan that begins with an agreed proposal. */
async function draftParentingPlan(ruth: ApiClient, caseId: string) {
  const { proposals, topics } = await ruth.getNegotiation({ caseId });
  const topic = topics.find(({ issue, state }) => issue === 'parenting' && state === 'agreed');
  const agreed = proposals.find(({ topic_id, state }) => topic_id === topic?.id && state === 'agreed');
  if (agreed === undefined || topic === undefined) return;
  await ruth.addClause({
    caseId,
    document: 'parenting',
    ...clause(topic.issue, topic.title ?? 'Holidays', 'agreed', holidayWords),
    source_proposal_id: agreed.id,
  });
}

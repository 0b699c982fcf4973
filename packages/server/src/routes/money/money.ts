import type { Figure, FigureQuestion, Money, MoneyParty } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';

const done = { ok: true as const };

export const money = {
  getMoney: async ({ input: { caseId }, sql }) => {
    const [found] = await sql<Pick<Money, 'currency' | 'opened_at' | 'enters_for'>>`
      select coalesce(m.currency, 'GBP') as currency, m.opened_at, private.my_money_party(c.id) as enters_for
      from cases c left join case_money m on m.case_id = c.id
      where c.id = ${caseId} and c.id in (select private.my_case_ids())`;
    return (
      found && {
        ...found,
        parties: await partiesOf(sql, caseId),
        figures: await figuresOf(sql, caseId),
        questions: await questionsOf(sql, caseId),
      }
    );
  },

  addFigure: async ({ input: { caseId, evidence, ...figure }, sql }) => {
    await sql`select private.add_figure(${caseId}, ${JSON.stringify({ ...figure, ...evidence })})`;
    return done;
  },

  updateFigure: async ({ input: { figureId, evidence, version, ...figure }, sql }) => {
    const page = evidence === null ? { upload_id: null, page: null } : evidence;
    await sql`select private.update_figure(${figureId}, ${JSON.stringify({ ...figure, ...page })}, ${version})`;
    return done;
  },

  removeFigure: async ({ input: { figureId }, sql }) => {
    await sql`select private.remove_figure(${figureId})`;
    return done;
  },

  completeStatement: async ({ input: { caseId, is_complete }, sql }) => {
    await sql`select private.complete_statement(${caseId}, ${is_complete})`;
    return done;
  },

  returnStatement: async ({ input: { caseId, participant_id }, sql }) => {
    await sql`select private.return_statement(${caseId}, ${participant_id})`;
    return done;
  },

  openStatements: async ({ input: { caseId }, sql }) => {
    await sql`select private.open_statements(${caseId})`;
    return done;
  },

  setCaseCurrency: async ({ input: { caseId, currency }, sql }) => {
    await sql`select private.set_case_currency(${caseId}, ${currency})`;
    return done;
  },

  askAboutFigure: async ({ input: { figureId, question }, sql }) => {
    await sql`select private.ask_about_figure(${figureId}, ${question})`;
    return done;
  },

  removeFigureQuestion: async ({ input: { figureQuestionId }, sql }) => {
    await sql`select private.remove_figure_question(${figureQuestionId})`;
    return done;
  },

  sendFigureQuestions: async ({ input: { caseId }, sql }) => {
    await sql`select private.send_figure_questions(${caseId})`;
    return done;
  },

  answerFigureQuestion: async ({ input: { figureQuestionId, answer }, sql }) => {
    await sql`select private.answer_figure_question(${figureQuestionId}, ${answer})`;
    return done;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/money/money')>;

const partiesOf = (sql: Sql, caseId: string) => sql<MoneyParty>`
  select p.id as participant_id, p.user_id, coalesce(person.name, p.name) as name, s.completed_at
  from case_participants p
  left join profiles person on person.id = p.user_id
  left join money_statements s on s.participant_id = p.id
  where p.case_id = ${caseId} and p.role = 'divorcee'
    and (p.status = 'active' or exists (select from figures f where f.participant_id = p.id))
  order by p.side, p.created_at`;

/** The figures that the caller may read. Somebody who may not read the document learns its kind and the page, and not its id. */
export const figuresOf = (sql: Sql, caseId: string) => sql<Figure>`
  select f.id, f.participant_id, f.is_joint, f.own_share::float8 as own_share, f.category, f.kind, f.label, f.amount_minor::float8 as amount_minor, f.rhythm, f.as_of::text,
    f.former, f.version,
    case when f.page is not null then jsonb_build_object('upload_id', u.id, 'doc_type', f.doc_type, 'page', f.page) end
      as evidence
  from figures f left join uploads u on u.id = f.upload_id
  where f.case_id = ${caseId} order by f.created_at, f.id`;

const questionsOf = (sql: Sql, caseId: string) => sql<FigureQuestion>`
  select id, figure_id, question, sent_at, answer, answered_at from figure_questions
  where case_id = ${caseId} order by created_at, id`;

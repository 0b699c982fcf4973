import type { Sql } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';
import type { TableAccess } from '../../proofs/access/access.ts';

const hash = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

const insightOn = async (owner: Sql, { caseId }: Family, channelId: string | null) => {
  const [made] = await owner<{ id: string }>`
    insert into ai_insights (case_id, source_channel_id, insight_type, content, input_hash)
    values (${caseId}, ${channelId}, 'risk_assessment', '{"risk_level":"high"}', ${hash()}) returning id`;
  return made!.id;
};

const insight = (caseId: string, channelId: string | null) => ({
  case_id: caseId,
  source_channel_id: channelId,
  insight_type: 'summary',
  content: '{}',
  input_hash: hash(),
});

export const access: TableAccess = {
  table: 'ai_insights',
  about: 'Analyses of what was said in a case, kept for its mediators alone.',
  rows: [
    {
      rows: 'an insight about a channel that everybody in the case reads',
      make: (owner, family) => insightOn(owner, family, family.together),
      reads: ['mediator'],
      changes: [
        { what: 'acknowledge an insight', set: () => ({ acknowledged_at: '2026-01-01' }), who: ['mediator'] },
        { what: 'rewrite an insight', set: () => ({ content: '{}' }), who: [] },
      ],
    },
    {
      rows: 'an insight about a private channel',
      make: (owner, family) => insightOn(owner, family, family.privateA),
      reads: ['mediator'],
    },
  ],
  adds: [
    { row: 'an insight about no channel', values: ({ caseId }) => insight(caseId, null), who: ['mediator'] },
    {
      row: 'an insight about a private channel',
      values: ({ caseId, privateB }) => insight(caseId, privateB),
      who: ['mediator'],
    },
    {
      row: 'an insight about a channel that nobody is in',
      values: ({ caseId }) => insight(caseId, `private-${caseId}-${caseId}`),
      who: [],
    },
  ],
};

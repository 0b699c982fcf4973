import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const danger = 'He said he will kill me tonight.';
const peligro = 'Me dijo que me va a matar esta noche.';

test('the safety answer, a refused rephrasing and the advice on risk name the contacts of the organization of the case', async () => {
  const { organization: orgId, caseId, admin, mediator, a, otherParty } = await openFamily(server);
  const safety_contacts = {
    en: { emergency: '000', violence_line: 'Refuge, 0808 2000 247', crisis_line: 'Samaritans, 116 123' },
    es: { emergency: '061', violence_line: '', crisis_line: '' },
  };
  await admin.api.updateOrganizationSettings({ orgId, safety_contacts, version: 1 });
  const answer = async (question: string, { api }: typeof a) => (await api.askLegalGuidance({ question })).guidance;
  expect(await answer(danger, a)).toContain('000');
  expect(await answer(peligro, a)).toContain('061');
  expect(await answer(danger, otherParty)).not.toContain('000');
  const { suggestion } = await a.api.suggestRephrase({ message: 'I will kill you.', case_id: caseId });
  expect(suggestion).toMatchObject({ status: 'refused', note: expect.stringContaining('000') as string });
  const { assessment } = await mediator.api.assessRisk({ conversation_text: danger, case_id: caseId });
  expect(assessment.recommendations[0]).toContain('call 000');
});

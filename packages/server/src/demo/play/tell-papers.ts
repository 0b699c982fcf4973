import { letter } from '../letter.ts';
import type { Family } from './family.ts';
import { people, type Player } from '../people.ts';
import type { OpenedCase } from './opened-case.ts';
import type { Stage } from './stage.ts';

/** Tells which papers the parties sent, which of them the mediator accepted, and when the review was complete. */
export function tellPapers(
  stage: Stage,
  { mediator, papers = [], due, leftOut, reviewed }: Family,
  it: OpenedCase,
): void {
  const { on, calendar } = stage;
  for (const { from, sent, type, name, lines, accepted } of papers) {
    let id = '';
    on(sent, from === 'A' ? '13:05' : '20:15', async () => {
      const file = new File([letter([lines])], name);
      const api = await it.as(from);
      id = (await api.uploadFile({ case_id: it.id, doc_type: type, audience: 'mediator', file })).upload.id;
    });
    if (accepted !== undefined)
      on(accepted, '10:40', async () => (await it.as('mediator')).confirmUpload({ uploadId: id }));
  }

  if (due)
    on(due[2] - 10, '15:40', async () => {
      const [side, type, last] = due;
      const { requirements } = await (await it.as(side)).listRequirements({ caseId: it.id });
      const { id: requirementId, version } = requirements.find(({ doc_type }) => doc_type === type)!;
      const due_on = calendar.day(last);
      await (await it.as('mediator')).updateRequirement({ caseId: it.id, requirementId, version, due_on });
    });

  const left = leftOut ?? (reviewed === undefined ? undefined : reviewed - 2);
  if (left !== undefined) on(left, '16:00', () => leaveOut(stage, people[mediator], it));
  if (reviewed !== undefined)
    on(reviewed, '16:10', async () => {
      const api = await it.as('mediator');
      const { version } = await api.getCaseStep({ caseId: it.id });
      await api.advanceCase({ caseId: it.id, step: 'first_session', version });
    });
}

/** The mediator says that the rest is not needed. */
const leaveOut = ({ sqlOf }: Stage, mediator: Player, { id }: OpenedCase) =>
  sqlOf(
    mediator,
    (sql) => sql`
      update requirements r set na_reason = 'Not needed for what you want to settle.'
      from private.my_requirement_states(${id}) s
      where s.requirement_id = r.id and r.case_id = ${id} and s.state = 'needed'`,
  );

import { newCase, newPerson, type Person } from '../../../testing/people.ts';

/** A mediator whose client joins and writes: two things happen to them. */
export async function newClientOfMediator() {
  const { mediator, caseId } = await newCase();
  const ada = await newPerson('divorcee', 'Ada Reyes');
  const { token } = await mediator.api.invite({
    caseId,
    email: ada.email,
    name: ada.name,
    role: 'divorcee',
    side: 'A',
  });
  await ada.api.acceptInvitation({ token });
  return { mediator, caseId, ada };
}

/** Posts a message to everybody in a case. */
export const write = ({ api }: Person, caseId: string) => {
  const { postMessage: post } = api;
  return post({ channelId: `case-${caseId}`, content: 'Hello' });
};

/** A client with 23 notifications. */
export async function newBusyClient() {
  const { mediator, caseId, ada } = await newClientOfMediator();
  let { version } = (await mediator.api.getCase({ caseId })).case;
  for (let at = 0; at < 22; at += 1) {
    const status = at % 2 === 0 ? 'on_hold' : 'open';
    ({ version } = (await mediator.api.changeCaseStatus({ caseId, status, version })).case);
  }
  return ada;
}

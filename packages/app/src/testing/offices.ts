import { join } from './parties.ts';
import { client, newPerson } from './people.ts';

/** A case of an organization of its own, with a mediator and a party, and the way to suspend the organization. */
export async function newOffice() {
  const [admin, mediator, maya] = await Promise.all([
    newPerson('admin'),
    newPerson('mediator', 'Ruth Lindqvist'),
    newPerson('divorcee', 'Maya Okafor'),
  ]);
  const { organization } = await admin.api.createOrganization({ name: `Lantern ${crypto.randomUUID()}` });
  const { id: orgId, version } = organization;
  const { user } = await admin.api.getUser({ userId: mediator.user.id });
  await admin.api.updateUser({ userId: user.id, organization_id: orgId, version: user.version ?? 0 });
  const { case: opened } = await mediator.api.createCase({ title: 'Okafor family', personalInfo: client });
  await join(mediator, opened.id, maya, 'divorcee', 'A');
  const suspend = () => admin.api.updateOrganization({ orgId, suspended: true, version });
  return { admin, orgId, mediator, maya, caseId: opened.id, suspend };
}

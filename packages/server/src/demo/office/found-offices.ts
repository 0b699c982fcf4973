import { type DemoName, people } from '../people.ts';
import type { Stage } from '../play/stage.ts';
import { hearthside, quayside } from '../story.ts';
import { addTemplates } from '../templates/add-templates.ts';
import { offerFees } from './offer-fees.ts';
import { publishTerms } from './publish-terms.ts';

/** Tells how both organizations came to be, with their staff, terms, fees and templates. */
export function foundOffices({ on, as, idOf, owner }: Stage): void {
  on(-132, '09:00', async () => {
    const found = async (organization: typeof hearthside) => {
      const [made] = await owner<{ id: string }>`
        insert into organizations (name, display_name, tagline, primary_color, secondary_color, website, email, phone)
        values (${organization.name}, ${organization.name}, ${organization.tagline}, ${organization.primary}, ${organization.secondary}, ${organization.website}, ${organization.email}, ${organization.phone})
        returning id`;
      await owner`update organization_settings set time_zone = 'Europe/London' where organization_id = ${made!.id}`;
      return made!.id;
    };
    const first = await found(hearthside);
    const second = await found(quayside);
    const employ = async (name: DemoName, organization: string | null) => owner`
      update profiles set role = ${people[name].role}, requested_role = null, organization_id = ${organization}
      where id = ${await idOf(people[name])}`;
    await employ('ruth', first);
    await employ('jonas', first);
    await employ('alex', null);
    await employ('nadia', first);
    await employ('ines', first);
    await employ('helen', second);

    const nadia = await as(people.nadia);
    await publishTerms(nadia, first);
    await offerFees(nadia, first);
    await addTemplates(nadia, first);
  });
}

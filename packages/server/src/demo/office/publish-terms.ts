import type { ApiClient, Terms } from '@mediation/api-client';
import { startingTerms } from '../../routes/organizations/terms/starting-terms.ts';

const fees: Record<keyof Terms, { summary: string; text: string }> = {
  en: {
    summary: 'You pay by the session, half each. The first talk alone costs nothing.',
    text: 'In pounds, with 20% VAT:\n- a session of 75 minutes: 216.00, half each;\n- writing the agreement, once: 360.00, half each;\n- the first talk with each of you alone: nothing.\n\nYou can cancel until 24 hours before without a fee. Nobody loses access to safety, to their documents or to the record because of an open invoice.',
  },
  es: {
    summary: 'Se paga por sesión, la mitad cada uno. La primera conversación a solas no cuesta nada.',
    text: 'En libras, con un 20 % de IVA:\n- una sesión de 75 minutos: 216,00, la mitad cada uno;\n- redactar el acuerdo, una vez: 360,00, la mitad cada uno;\n- la primera conversación con cada uno a solas: nada.\n\nPuede cancelar sin coste hasta 24 horas antes. Nadie pierde el acceso a la seguridad, a sus documentos o al registro por una factura pendiente.',
  },
};

/** Publishes the terms of an organization: the starting text with its own fees. */
export async function publishTerms(admin: ApiClient, orgId: string) {
  const withFees = (language: keyof Terms) =>
    startingTerms[language].map((part) => (part.kind === 'fees' ? { ...part, ...fees[language] } : part));
  const { terms } = await admin.saveOrganizationTerms({
    orgId,
    draft: { en: withFees('en'), es: withFees('es') },
    version: 0,
  });
  await admin.publishOrganizationTerms({ orgId, version: terms.version });
}

import type { InputOf, updateOrganizationSettings } from '@mediation/api-client';
import type { UseFormReturn } from 'react-hook-form';

export type PoliciesInput = InputOf<typeof updateOrganizationSettings>;

export interface PoliciesProps {
  form: UseFormReturn<PoliciesInput>;
}

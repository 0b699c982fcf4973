import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import {
  type Organization,
  type OrganizationSettings,
  getOrganizationSettings,
  updateOrganizationSettings,
} from '@mediation/api-client';
import { Button, Card, Field, Heading, Input, Select, Stack } from '@mediation/ui';
import { Controller, useForm } from 'react-hook-form';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { pick } from '../../../../shared/forms/pick.ts';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { RetentionFields } from '../../retention-fields.tsx';
import { AssistancePolicies } from './assistance-policies.tsx';
import { EnquiryPolicies } from './enquiry-policies.tsx';
import type { PoliciesInput } from './policies-input.ts';
import { SafetyContactFields } from './safety-contact-fields.tsx';
import { SignInPolicies } from './sign-in-policies.tsx';
import { StatusTextFields } from './status-text-fields.tsx';
import { VideoPolicies } from './video-policies.tsx';

const fields = [
  'version',
  'idle_minutes',
  'warning_seconds',
  'retention',
  'ai_enabled',
  'external_ai_enabled',
  'safety_screening_enabled',
  'safety_contacts',
  'birth_dates',
  'cooling_off_hours',
  'takes_enquiries',
  'enquiry_line',
  'enquiry_days',
  'time_zone',
  'locale',
  'video_url',
] as const;

const valuesOf = (orgId: string, settings: OrganizationSettings) => ({
  orgId,
  ...pick(settings, fields),
  status_texts: settings.status_texts ?? undefined,
});

/** Edits the policies of an organization. */
export function PoliciesTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const query = useEndpoint(getOrganizationSettings, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the policies`} fallback={t`Failed to load the policies`}>
      {({ settings }) => <PoliciesForm orgId={orgId} settings={settings} />}
    </Loaded>
  );
}

function PoliciesForm({ orgId, settings }: { orgId: string; settings: OrganizationSettings }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const form = useForm<PoliciesInput>({
    resolver: standardSchemaResolver(updateOrganizationSettings.input),
    values: valuesOf(orgId, settings),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const save = form.handleSubmit((input) =>
    run(
      async () => {
        const { settings: saved } = await call(updateOrganizationSettings, input);
        form.reset(valuesOf(orgId, saved), { keepDirtyValues: false });
      },
      { failed: t`Failed to save the policies`, done: t`Policies saved` },
    ),
  );
  return (
    <Card aria-labelledby="policies">
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="large">
          <Card.Title id="policies">{t`Policies`}</Card.Title>
          <SignInPolicies form={form} settings={settings} />
          <VideoPolicies form={form} />
          <EnquiryPolicies form={form} />
          <Heading level={3}>{t`Signing`}</Heading>
          <Field
            label={t`Hours to think before signing`}
            hint={t`0 to 720, from the release of a version. Mediators can make it longer, never shorter.`}
            error={errors.cooling_off_hours && t`Enter a whole number from 0 to 720.`}
          >
            <Input {...form.register('cooling_off_hours', { valueAsNumber: true })} type="number" min={0} max={720} />
          </Field>
          <Field
            label={t`Birth dates of children in papers`}
            hint={t`A released version keeps what it was released with.`}
          >
            <Select {...form.register('birth_dates')}>
              <option value="full">{t`Full name and full date`}</option>
              <option value="year">{t`Full name and year`}</option>
              <option value="initials">{t`Initials and year`}</option>
            </Select>
          </Field>
          <StatusTextFields form={form} />
          <Heading level={3}>{t`How long data is kept after a case`}</Heading>
          <Controller
            control={form.control}
            name="retention"
            render={({ field }) => (
              <RetentionFields value={field.value ?? {}} onChange={field.onChange} errors={errors.retention} />
            )}
          />
          <AssistancePolicies form={form} />
          <SafetyContactFields form={form} />
          <div>
            <Button type="submit" busy={isBusy}>
              {isBusy ? t`Saving` : t`Save policies`}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

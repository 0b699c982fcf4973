import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import {
  type InputOf,
  type Organization,
  type OrganizationSettings,
  getOrganizationSettings,
  updateOrganizationSettings,
} from '@mediation/api-client';
import { Button, Card, Field, FormRow, Heading, Input, Select, Stack, Switch } from '@mediation/ui';
import { Controller, useForm } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { isLanguage, languages } from '../../../language.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { textOr } from '../../../shared/forms/text-or.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { RetentionFields } from '../retention-fields.tsx';
import { SafetyContactFields } from './safety-contact-fields.tsx';

const zones = Intl.supportedValuesOf('timeZone');

/** Adds the current value to the options if it is not one of them. */
const withChosen = (all: string[], chosen: string) => (all.includes(chosen) ? all : [chosen, ...all]);

/** Edits the policies of an organization. */
export function PoliciesTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const query = useEndpoint(getOrganizationSettings, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the policies`} fallback={t`Failed to load the policies`}>
      {({ settings }) => <PoliciesForm key={settings.version} orgId={orgId} settings={settings} />}
    </Loaded>
  );
}

function PoliciesForm({ orgId, settings }: { orgId: string; settings: OrganizationSettings }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const {
    version,
    idle_minutes,
    warning_seconds,
    retention,
    ai_enabled,
    external_ai_enabled,
    safety_screening_enabled,
    safety_contacts,
    cooling_off_hours,
    time_zone,
    locale,
    video_url,
  } = settings;
  const { register, handleSubmit, formState, control } = useForm<InputOf<typeof updateOrganizationSettings>>({
    resolver: standardSchemaResolver(updateOrganizationSettings.input),
    defaultValues: {
      orgId,
      version,
      idle_minutes,
      warning_seconds,
      retention,
      ai_enabled,
      external_ai_enabled,
      safety_screening_enabled,
      safety_contacts,
      cooling_off_hours,
      time_zone,
      locale,
      video_url,
    },
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  const save = handleSubmit((input) =>
    run(() => call(updateOrganizationSettings, input), {
      failed: t`Failed to save the policies`,
      done: t`Policies saved`,
    }),
  );
  return (
    <Card aria-labelledby="policies">
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="large">
          <Card.Title id="policies">{t`Policies`}</Card.Title>
          <Heading level={3}>{t`Signing in, time and language`}</Heading>
          <FormRow>
            <Field
              label={t`Minutes until a quiet session ends`}
              hint={t`5 to 60`}
              error={errors.idle_minutes && t`Enter a whole number from 5 to 60.`}
            >
              <Input {...register('idle_minutes', { valueAsNumber: true })} type="number" min={5} max={60} />
            </Field>
            <Field label={t`Warn before that`} hint={t`So that nothing is lost`}>
              <Select {...register('warning_seconds', { valueAsNumber: true })}>
                <option value="120">{t`120 seconds`}</option>
                <option value="60">{t`60 seconds`}</option>
              </Select>
            </Field>
            <Field label={t`Time zone`} hint={t`For working hours and mail`}>
              <Select {...register('time_zone')}>
                {withChosen(zones, time_zone).map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t`Language`} hint={t`For people who have not chosen one`}>
              <Select {...register('locale')}>
                {withChosen(Object.keys(languages), locale).map((code) => (
                  <option key={code} value={code}>
                    {isLanguage(code) ? languages[code] : code}
                  </option>
                ))}
              </Select>
            </Field>
          </FormRow>
          <Heading level={3}>{t`Video sessions`}</Heading>
          <Field
            label={t`Address of your own Jitsi server`}
            optional={t`(optional)`}
            hint={t`Each video session then gets a room there with a name that nobody can guess; in shuttle sessions one for each side. Left empty, mediators enter links by hand, and nobody else is contacted.`}
            error={errors.video_url && t`Enter an address that begins with https://, like https://meet.example.org.`}
          >
            <Input
              {...register('video_url', { setValueAs: textOr(null) })}
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={200}
            />
          </Field>
          <Heading level={3}>{t`Signing`}</Heading>
          <Field
            label={t`Hours to think before signing`}
            hint={t`0 to 720, from the release of a version. Mediators can make it longer, never shorter.`}
            error={errors.cooling_off_hours && t`Enter a whole number from 0 to 720.`}
          >
            <Input {...register('cooling_off_hours', { valueAsNumber: true })} type="number" min={0} max={720} />
          </Field>
          <Heading level={3}>{t`How long data is kept after a case`}</Heading>
          <Controller
            control={control}
            name="retention"
            render={({ field }) => (
              <RetentionFields value={field.value ?? {}} onChange={field.onChange} errors={errors.retention} />
            )}
          />
          <Heading level={3}>{t`Assistance`}</Heading>
          <Controller
            control={control}
            name="ai_enabled"
            render={({ field }) => (
              <Switch
                label={t`AI helps with tone, summaries and questions`}
                checked={field.value ?? false}
                onCheckedChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="external_ai_enabled"
            render={({ field }) => (
              <Switch
                label={t`An outside language model may read texts`}
                hint={t`This matters only if the server uses such a model. It is asked only when somebody asks for its help, never by itself for a new message. What people write is then sent to it. Known names, email addresses and phone numbers are hidden first, unless the operator chose otherwise. Tell the people in your cases before you turn this on.`}
                checked={field.value ?? false}
                onCheckedChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="safety_screening_enabled"
            render={({ field }) => (
              <Switch
                label={t`A safety check looks for grave signs in messages`}
                hint={t`It runs on this server, for everybody, and shows what it finds to the case’s mediator alone. It also measures how harsh a message is, so that a party can let harsh ones wait; while it is off, none waits. All other AI reads only people who said yes.`}
                checked={field.value ?? false}
                onCheckedChange={field.onChange}
              />
            )}
          />
          <SafetyContactFields register={register} />
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

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import {
  type InputOf,
  type PlatformSettings,
  getPlatformSettings,
  updatePlatformSettings,
} from '@mediation/api-client';
import { Button, Card, Facts, Field, Input, Measure, Stack, Switch, Text, Textarea } from '@mediation/ui';
import { Controller, useForm } from 'react-hook-form';
import { useReveal } from '../../browser/use-reveal.ts';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { LeaveQuestion } from '../../shared/forms/leave-question.tsx';
import { pick } from '../../shared/forms/pick.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../shared/forms/unsaved-changes.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { RetentionFields } from './retention-fields.tsx';

const valuesOf = (settings: PlatformSettings) =>
  pick(settings, ['idle_minutes', 'staff_factor', 'retention', 'legal_texts', 'version']);

/** Edits the platform's settings, which are the defaults of new organizations. */
export function PlatformSettingsPage() {
  const { t } = useLingui();
  const query = useEndpoint(getPlatformSettings, {});
  return (
    <WorkPage
      title={t`Settings`}
      lead={t`What holds for the whole platform. A new organization begins with it.`}
      audience={t`Visible to admins. The legal texts are for everybody.`}
    >
      <Loaded query={query} loadingLabel={t`Loading the settings`} fallback={t`Failed to load the settings`}>
        {({ settings }) => <SettingsForm settings={settings} />}
      </Loaded>
      <LeaveQuestion />
    </WorkPage>
  );
}

function SettingsForm({ settings }: { settings: PlatformSettings }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const reveal = useReveal('kept');
  const { run, isBusy } = useAction();
  const { register, handleSubmit, formState, control, reset } = useForm<InputOf<typeof updatePlatformSettings>>({
    resolver: standardSchemaResolver(updatePlatformSettings.input),
    values: valuesOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  const save = handleSubmit((input) =>
    run(
      async () => {
        const { settings: saved } = await call(updatePlatformSettings, input);
        reset(valuesOf(saved), { keepDirtyValues: false });
      },
      { failed: t`Failed to save the settings`, done: t`Settings saved` },
    ),
  );
  const texts = { privacy: t`Privacy`, terms: t`Terms of use`, ai_consent: t`Consent to AI` };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="grid">
        <Card aria-labelledby="access">
          <Stack gap="large">
            <Card.Title id="access">{t`Access`}</Card.Title>
            <Facts
              facts={[
                {
                  term: t`Registration`,
                  detail:
                    settings.registration === 'open'
                      ? t`Open: people get the role they choose. Only for a demonstration.`
                      : t`By approval: an admin grants every role but divorcee.`,
                },
              ]}
            />
            <Text size="small" tone="soft">{t`The server was started with this. It cannot be changed here.`}</Text>
            <Controller
              control={control}
              name="staff_factor"
              render={({ field }) => (
                <Switch
                  label={t`Mediators and admins need a second step to sign in`}
                  hint={t`After you turn this on, or after somebody first gets that role, they have seven days to set it up. Then they can do nothing else before. Parties and lawyers can use one, too.`}
                  checked={field.value ?? false}
                  onCheckedChange={field.onChange}
                />
              )}
            />
            <Measure size="short">
              <Field
                label={t`Minutes until a quiet session ends`}
                hint={t`5 to 60`}
                error={errors.idle_minutes && t`Enter a whole number from 5 to 60.`}
              >
                <Input {...register('idle_minutes', { valueAsNumber: true })} type="number" min={5} max={60} />
              </Field>
            </Measure>
          </Stack>
        </Card>
        <Card ref={reveal} tabIndex={-1} aria-labelledby="kept">
          <Stack gap="large">
            <Card.Title id="kept">{t`How long data is kept after a case`}</Card.Title>
            <Controller
              control={control}
              name="retention"
              render={({ field }) => (
                <RetentionFields value={field.value ?? {}} onChange={field.onChange} errors={errors.retention} />
              )}
            />
          </Stack>
        </Card>
        <Card aria-labelledby="texts">
          <Stack gap="large">
            <Card.Title id="texts">{t`Legal texts`}</Card.Title>
            {(Object.keys(texts) as (keyof typeof texts)[]).map((kind) => (
              <Field
                key={kind}
                label={texts[kind]}
                optional={t`(optional)`}
                error={errors.legal_texts?.[kind] && t`This text is too long.`}
              >
                <Textarea {...register(`legal_texts.${kind}`, { setValueAs: (text: string) => text || undefined })} />
              </Field>
            ))}
          </Stack>
        </Card>
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? t`Saving` : t`Save settings`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

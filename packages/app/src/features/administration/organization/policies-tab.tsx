import { useLingui } from '@lingui/react/macro';
import {
  type Organization,
  type OrganizationSettings,
  getOrganizationSettings,
  updateOrganizationSettings,
} from '@mediation/api-client';
import { Button, Card, Field, FormRow, Heading, Input, Select, Stack, Switch } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { isLanguage, languages } from '../../../language.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useAct } from '../../../shared/forms/use-act.ts';
import { RetentionFields } from '../retention-fields.tsx';

const zones = Intl.supportedValuesOf('timeZone');

/** What is set stays to be seen, even where nobody could choose it here. */
const withChosen = (all: string[], chosen: string) => (all.includes(chosen) ? all : [chosen, ...all]);

/** By which rules the organization works. */
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
  const { act, isBusy } = useAct();
  const [draft, setDraft] = useState(settings);
  const { idle_minutes, warning_seconds, retention, ai_enabled, time_zone, locale } = draft;
  const save = () =>
    act(
      () =>
        call(updateOrganizationSettings, {
          orgId,
          version: settings.version,
          idle_minutes,
          warning_seconds,
          retention,
          ai_enabled,
          time_zone,
          locale,
        }),
      { failed: t`Failed to save the policies`, done: t`Policies saved` },
    );
  return (
    <Card aria-labelledby="policies">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="large">
          <Card.Title id="policies">{t`Policies`}</Card.Title>
          <Heading level={3}>{t`Signing in, time and language`}</Heading>
          <FormRow>
            <Field label={t`Minutes until a quiet session ends`} hint={t`5 to 60`}>
              <Input
                type="number"
                min={5}
                max={60}
                value={idle_minutes}
                onChange={(event) => setDraft({ ...draft, idle_minutes: event.target.valueAsNumber })}
              />
            </Field>
            <Field label={t`Warn before that`} hint={t`So that nothing is lost`}>
              <Select
                value={warning_seconds}
                onChange={(event) => setDraft({ ...draft, warning_seconds: event.target.value === '60' ? 60 : 120 })}
              >
                <option value="120">{t`120 seconds`}</option>
                <option value="60">{t`60 seconds`}</option>
              </Select>
            </Field>
            <Field label={t`Time zone`} hint={t`For working hours and mail`}>
              <Select value={time_zone} onChange={(event) => setDraft({ ...draft, time_zone: event.target.value })}>
                {withChosen(zones, time_zone).map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t`Language`} hint={t`For people who have not chosen one`}>
              <Select value={locale} onChange={(event) => setDraft({ ...draft, locale: event.target.value })}>
                {withChosen(Object.keys(languages), locale).map((code) => (
                  <option key={code} value={code}>
                    {isLanguage(code) ? languages[code] : code}
                  </option>
                ))}
              </Select>
            </Field>
          </FormRow>
          <Heading level={3}>{t`How long data is kept after a case`}</Heading>
          <RetentionFields value={retention} onChange={(kept) => setDraft({ ...draft, retention: kept })} />
          <Heading level={3}>{t`Assistance`}</Heading>
          <Switch
            label={t`AI helps with tone, summaries and questions`}
            checked={ai_enabled}
            onCheckedChange={(on) => setDraft({ ...draft, ai_enabled: on })}
          />
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

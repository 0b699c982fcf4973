import { useLingui } from '@lingui/react/macro';
import type { NotificationPreferences } from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { Checkbox, Fieldset, Grid, Notice, RadioGroup, Row, Stack } from '@mediation/ui';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { notificationNames, notificationTypes } from './notification-names.ts';
import { QuietHours } from './quiet-hours.tsx';
import { SaveRow } from '../save-row.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { useNotificationDraft } from './use-notification-draft.ts';

/** Edits the notification settings: types, channels, quiet hours and wording, saved together. */
export function NotificationForm({ newest }: { newest: NotificationPreferences }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { draft, edit, save, saving, changes, isChanged } = useNotificationDraft(newest);
  useUnsavedChanges(isChanged);
  const { types } = draft;

  return (
    <ProfileSection
      title={t`How you are told`}
      text={t`Here means the bell at the top. Mail goes out only while you are away, and never says what it is about.`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <Stack gap="large">
          <Grid column={17} gap="large">
            {notificationTypes.map((type) => (
              <Fieldset key={type} label={i18n._(notificationNames[type])}>
                <Row gap="large" wrap>
                  <Checkbox
                    label={t`Here`}
                    checked={types[type].in_app}
                    onCheckedChange={(in_app) => edit({ types: { ...types, [type]: { ...types[type], in_app } } })}
                  />
                  <Checkbox
                    label={t`By email`}
                    checked={types[type].email}
                    onCheckedChange={(email) => edit({ types: { ...types, [type]: { ...types[type], email } } })}
                  />
                </Row>
              </Fieldset>
            ))}
          </Grid>
          <QuietHours value={draft.quiet_hours} onChange={(quiet_hours) => edit({ quiet_hours })} />
          <RadioGroup.Root
            label={t`Wording here`}
            value={draft.wording}
            onValueChange={(wording) => edit({ wording: wording === 'full' ? 'full' : 'neutral' })}
          >
            <RadioGroup.Item value="neutral" hint={t`Best if somebody else can see your screen.`}>
              {t`Neutral: “There is a new message for you.”`}
            </RadioGroup.Item>
            <RadioGroup.Item
              value="full"
              {...(role !== 'mediator' && {
                hint: t`The name of the case is there only where your organization allows it.`,
              })}
            >
              {t`With names: “Robin wrote to everyone.”`}
            </RadioGroup.Item>
          </RadioGroup.Root>
          {changes.length > 0 && (
            <Notice tone="warning">
              {t`What you chose is kept. Somewhere else this was saved meanwhile:`}
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
              {t`Save once more to replace it with what you chose.`}
            </Notice>
          )}
          <SaveRow saving={saving} label={t`Save how I am told`} />
        </Stack>
      </form>
    </ProfileSection>
  );
}

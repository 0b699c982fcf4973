import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, type Organization, updateBranding } from '@mediation/api-client';
import { Button, Card, Field, FormRow, Halves, Input, Stack, Text } from '@mediation/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { UndrawnNote } from '../../../shared/forms/undrawn-note.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { LogoCard } from './logo-card.tsx';
import { PastedBrand } from './pasted-brand.tsx';

const isColor = (text = '') => /^#[0-9a-f]{6}$/i.test(text);

/** The fields that a pasted brand fills in. */
const pasted = ['displayName', 'tagline', 'primaryColor', 'secondaryColor', 'website'] as const;

/** Edits the branding of an organization: its logo, and its names and colors beside what they look like. */
export function BrandingTab({ organization }: { organization: Organization }) {
  return (
    <Stack gap="large">
      <LogoCard organization={organization} />
      <BrandingForm organization={organization} />
    </Stack>
  );
}

function BrandingForm({ organization: { id: orgId, version, branding } }: { organization: Organization }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const { displayName, tagline, primaryColor, secondaryColor, website } = branding;
  const { register, handleSubmit, formState, control, setValue } = useForm<InputOf<typeof updateBranding>>({
    resolver: standardSchemaResolver(updateBranding.input),
    values: { orgId, version, displayName, tagline, primaryColor, secondaryColor, website },
    // A new logo is a new version too. What is typed meanwhile stays.
    resetOptions: { keepDirtyValues: true },
    mode: 'onChange',
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  const draft = useWatch({ control });
  const save = handleSubmit((input) =>
    run(() => call(updateBranding, input), { failed: t`Failed to save the branding`, done: t`Branding saved` }),
  );
  const wrong = t`Write the color as #rrggbb.`;
  return (
    <Halves>
      <Card aria-labelledby="branding">
        <form onSubmit={(event) => void save(event)} noValidate>
          <Stack gap="large">
            <Card.Title id="branding">{t`Branding`}</Card.Title>
            <Text tone="soft">
              {t`From two colors the platform makes all others, and keeps every text readable by day and by night.`}
            </Text>
            <Field label={t`Display name`} error={errors.displayName && t`Enter a name of up to 120 characters.`}>
              <Input {...register('displayName')} />
            </Field>
            <UndrawnNote text={draft.displayName ?? ''} />
            <Field label={t`Tagline`} error={errors.tagline && t`Use 200 characters or fewer.`}>
              <Input {...register('tagline')} />
            </Field>
            <FormRow>
              <Field label={t`Primary color`} hint={t`Like #3b82f6`} error={errors.primaryColor && wrong}>
                <Input {...register('primaryColor')} />
              </Field>
              <Field label={t`Secondary color`} hint={t`Like #10b981`} error={errors.secondaryColor && wrong}>
                <Input {...register('secondaryColor')} />
              </Field>
            </FormRow>
            <Field
              label={t`Website`}
              hint={t`It begins with https://`}
              optional={t`(optional)`}
              error={errors.website && t`Enter an address that begins with https://.`}
            >
              <Input {...register('website', { setValueAs: (text: string) => text || null })} type="url" />
            </Field>
            <PastedBrand
              onTake={(brand) => {
                for (const name of pasted)
                  if (brand[name] !== undefined)
                    setValue(name, brand[name], { shouldValidate: true, shouldDirty: true });
              }}
            />
            <ProblemNotice problem={problem} />
            <div>
              <Button type="submit" busy={isBusy}>
                {isBusy ? t`Saving` : t`Save branding`}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {isColor(draft.primaryColor) && isColor(draft.secondaryColor) && (
        <BrandingPreview
          name={draft.displayName ?? ''}
          logoUrl={branding.logoUrl}
          tagline={draft.tagline ?? ''}
          primary={draft.primaryColor ?? ''}
          secondary={draft.secondaryColor ?? ''}
        />
      )}
    </Halves>
  );
}

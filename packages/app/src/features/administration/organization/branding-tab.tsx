import { useLingui } from '@lingui/react/macro';
import { type Organization, updateBranding } from '@mediation/api-client';
import { Button, Card, Field, FormRow, Halves, Input, Notice, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { errorText } from '../../../words/error-text.ts';
import { useAct } from '../../../shared/forms/use-act.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { PastedBrand } from './pasted-brand.tsx';

const isColor = (it: string) => /^#[0-9a-f]{6}$/i.test(it);

/** How the organization presents itself to its people and on its sign-in page. */
export function BrandingTab({ organization }: { organization: Organization }) {
  return <BrandingForm key={organization.version} organization={organization} />;
}

function BrandingForm({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { act, isBusy } = useAct();
  const [draft, setDraft] = useState(organization.branding);
  const [problem, setProblem] = useState<string | null>(null);
  const { displayName, tagline, primaryColor, secondaryColor, website } = draft;
  const save = () =>
    act(
      async () => {
        setProblem(null);
        try {
          await call(updateBranding, {
            orgId: organization.id,
            version: organization.version,
            displayName,
            tagline,
            primaryColor,
            secondaryColor,
            website: website === '' ? null : website,
          });
        } catch (error) {
          setProblem(errorText(error, t`Failed to save the branding`));
          throw error;
        }
      },
      {
        failed: t`Failed to save the branding`,
        done: t`Branding saved`,
      },
    );
  const wrong = t`Write the color as #rrggbb.`;
  return (
    <Halves>
      <Card aria-labelledby="branding">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isColor(primaryColor) && isColor(secondaryColor)) void save();
          }}
        >
          <Stack gap="large">
            <Card.Title id="branding">{t`Branding`}</Card.Title>
            <Text tone="soft">
              {t`From two colors the platform makes all others, and keeps every text readable by day and by night.`}
            </Text>
            <Field label={t`Display name`}>
              <Input
                value={displayName}
                onChange={(event) => setDraft({ ...draft, displayName: event.target.value })}
              />
            </Field>
            <Field label={t`Tagline`}>
              <Input value={tagline} onChange={(event) => setDraft({ ...draft, tagline: event.target.value })} />
            </Field>
            <FormRow>
              <Field label={t`Primary color`} hint={t`Like #3b82f6`} error={isColor(primaryColor) ? undefined : wrong}>
                <Input
                  value={primaryColor}
                  onChange={(event) => setDraft({ ...draft, primaryColor: event.target.value })}
                />
              </Field>
              <Field
                label={t`Secondary color`}
                hint={t`Like #10b981`}
                error={isColor(secondaryColor) ? undefined : wrong}
              >
                <Input
                  value={secondaryColor}
                  onChange={(event) => setDraft({ ...draft, secondaryColor: event.target.value })}
                />
              </Field>
            </FormRow>
            <Field label={t`Website`} hint={t`It begins with https://`} optional={t`(optional)`}>
              <Input
                type="url"
                value={website ?? ''}
                onChange={(event) => setDraft({ ...draft, website: event.target.value })}
              />
            </Field>
            <PastedBrand onTake={(brand) => setDraft({ ...draft, ...brand })} />
            {problem !== null && (
              <Notice tone="danger" role="alert">
                {problem}
              </Notice>
            )}
            <div>
              <Button type="submit" busy={isBusy}>
                {isBusy ? t`Saving` : t`Save branding`}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {isColor(primaryColor) && isColor(secondaryColor) && (
        <BrandingPreview name={displayName} tagline={tagline} primary={primaryColor} secondary={secondaryColor} />
      )}
    </Halves>
  );
}

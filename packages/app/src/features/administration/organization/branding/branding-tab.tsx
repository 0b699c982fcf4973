import { useLingui } from '@lingui/react/macro';
import {
  type Organization,
  defaultBranding,
  limits,
  removeLogo,
  updateBranding,
  uploadLogo,
} from '@mediation/api-client';
import { type BrandChange, type BrandDraft, BrandEditor } from '@mediation/ui/brand-editor';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { useBrandErrors } from './use-brand-errors.ts';
import { useBrandLabels } from './use-brand-labels.ts';

const logoRules = { types: uploadLogo.contentTypes ?? [], maxBytes: limits.logoMaxBytes };

/** Edits the branding of an organization: its logo, its names and colors, beside what they look like. */
export function BrandingTab({ organization: { id: orgId, version, branding } }: { organization: Organization }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [isChanged, setChanged] = useState(false);
  useUnsavedChanges(isChanged);
  const labels = useBrandLabels();
  const errorsIn = useBrandErrors(orgId, version);
  const save = ({ draft, logo }: BrandChange) =>
    run(
      async () => {
        if (hasOtherFields(draft, branding)) await call(updateBranding, { orgId, version, ...fieldsOf(draft) });
        if (logo) await call(uploadLogo, { orgId, file: logo });
        else if (logo === null) await call(removeLogo, { orgId });
      },
      { failed: t`Failed to save the branding`, done: t`Branding saved` },
    );
  return (
    <BrandEditor
      value={branding}
      defaults={platformOf(branding)}
      labels={labels}
      logoRules={logoRules}
      errorsIn={errorsIn}
      nameNote={undrawnNote}
      onSave={save}
      onChangedChange={setChanged}
      saving={isBusy}
      notice={<ProblemNotice problem={problem} />}
    />
  );
}

const undrawnNote = (name: string) => <UndrawnNote text={name} />;

/** What the call takes of a brand; the logo has calls of its own. */
const fieldsOf = ({ logoUrl: _logo, isCustom: _isCustom, ...fields }: BrandDraft) => fields;

const hasOtherFields = (draft: BrandDraft, saved: BrandDraft) =>
  Object.entries(fieldsOf(draft)).some(([name, value]) => value !== saved[name as keyof BrandDraft]);

/** The platform's own look, with the name of the organization and how it is reached. */
const platformOf = ({ organizationName, website, email, phone }: BrandDraft): BrandDraft => ({
  ...defaultBranding,
  organizationName,
  displayName: organizationName,
  website,
  email,
  phone,
});

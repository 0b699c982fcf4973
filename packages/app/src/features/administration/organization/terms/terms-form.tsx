import { useLingui } from '@lingui/react/macro';
import {
  discardTermsDraft,
  type OrganizationTerms,
  previewOrganizationTerms,
  publishOrganizationTerms,
  saveOrganizationTerms,
  type TermsLanguage,
} from '@mediation/api-client';
import { Button, Card, Notice, Row, Stack, Text } from '@mediation/ui';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { saveFile } from '../../../../browser/save-file.ts';
import { ConfirmedButton } from '../../../../shared/forms/confirmed-button.tsx';
import { LanguageChoice } from '../../../../shared/forms/language-choice.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { TermsPartFields } from './terms-part-fields.tsx';
import { unfinishedKinds } from './unfinished-kinds.ts';

/** The draft of the next version: each part in both languages, kept until it is published. */
export function TermsForm({ orgId, terms }: { orgId: string; terms: OrganizationTerms }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  // Changes are saved over the version that they began with, until the editor has been told of a newer one.
  const [changes, setChanges] = useState<{ draft: typeof terms.draft; version?: number }>();
  const [language, setLanguage] = useState<TermsLanguage>(i18n.locale === 'es' ? 'es' : 'en');
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const preview = useAction();
  const isDirty = changes !== undefined;
  const { draft, version = terms.version } = changes ?? terms;
  const isNew = terms.version === 0 && !terms.is_starting_text && !isDirty;
  useUnsavedChanges(isDirty);
  const unfinished = unfinishedKinds(draft);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const isSaved = await run(() => call(saveOrganizationTerms, { orgId, draft, version }), {
      failed: t`Failed to save the terms`,
      done: t`The draft is saved. Nobody else reads it.`,
    });
    // What was typed meanwhile stays.
    setChanges((now) => (now && !(isSaved && now.draft === draft) ? { draft: now.draft } : undefined));
  };
  const publish = () =>
    run(
      async () => {
        // The starting text is published as it is without having been saved.
        const saved =
          terms.version === 0 ? (await call(saveOrganizationTerms, { orgId, draft, version: 0 })).terms : terms;
        await call(publishOrganizationTerms, { orgId, version: saved.version });
      },
      { failed: t`Failed to publish the terms`, done: t`The terms are published` },
    );
  const download = () =>
    preview.run(
      async () => {
        const file = await call(previewOrganizationTerms, { orgId, language });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  const next = (terms.published[0]?.number ?? 0) + 1;
  return (
    <Card aria-labelledby="terms-draft">
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="large">
          <Card.Title id="terms-draft">{t`Draft of version ${next}`}</Card.Title>
          {terms.is_starting_text && (
            <Notice tone="info">
              {t`This is a starting point that names no country and no law. Make it yours, write your fees, and let a lawyer read it before you publish it.`}
            </Notice>
          )}
          <LanguageChoice value={language} onChange={setLanguage} />
          <TermsPartFields
            key={language}
            parts={draft[language]}
            language={language}
            onChange={(parts) => setChanges({ draft: { ...draft, [language]: parts }, version })}
          />
          {unfinished.length > 0 && (
            <Text size="small" tone="soft">
              {t`Each part needs its title, its line and its words in both languages, or none of them. Unfinished:`}{' '}
              {unfinished.join(', ')}
            </Text>
          )}
          <ProblemNotice problem={problem} />
          <Row wrap>
            <Button type="submit" busy={isBusy} disabled={!isDirty}>
              {t`Save the draft`}
            </Button>
            {!isDirty && !isNew && unfinished.length === 0 && (
              <ConfirmedButton
                label={t`Publish version ${next}`}
                question={t`Publish version ${next}?`}
                text={t`Everyone in an open case is asked to read and sign it, also those who signed an earlier version. It can no longer be changed.`}
                keepLabel={t`Not yet`}
                isBusy={isBusy}
                onConfirm={() => void publish()}
              />
            )}
            {isDirty && (
              <Button tone="secondary" disabled={isBusy} onClick={() => setChanges(undefined)}>
                {t`Discard the changes`}
              </Button>
            )}
            {!isDirty && terms.version > 0 && <DropDraft orgId={orgId} version={terms.version} next={next} />}
            <Button tone="plain" busy={preview.isBusy} disabled={isDirty} onClick={() => void download()}>
              <Download />
              {t`Look at the PDF`}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

function DropDraft({ orgId, version, next }: { orgId: string; version: number; next: number }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  return (
    <ConfirmedButton
      label={t`Drop the draft`}
      tone="danger"
      question={t`Drop this draft?`}
      text={next === 1 ? t`It begins again from the starting text.` : t`It begins again from version ${next - 1}.`}
      keepLabel={t`Keep it`}
      isBusy={isBusy}
      onConfirm={() =>
        void run(() => call(discardTermsDraft, { orgId, version }), { failed: t`Failed to drop the draft` })
      }
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import {
  type FieldMapping,
  limits,
  type OfficeTemplate,
  replaceTemplateFile,
  saveOfficeTemplate,
  type TemplateLanguage,
  type TemplateVersion,
} from '@mediation/api-client';
import { Badge, Button, Card, Field, Input, Notice, Row, Select, Stack } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { languages } from '../../../../language.ts';
import { focusFirstProblem } from '../../../../shared/forms/focus-first-problem.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { FieldMappings } from './field-mappings.tsx';
import { SavedVersions } from './saved-versions.tsx';
import { TemplateActions } from './template-actions.tsx';
import { templateList } from './template-address.ts';
import { TemplateFileButton } from './template-file-button.tsx';
import { useTemplateName } from './use-template-name.ts';

interface Values {
  name: string;
  language: TemplateLanguage;
  mapping: FieldMapping[];
}

/** One template: its name, what each field holds, its versions, and what becomes of it. */
export function TemplateEditor({ template }: { template: OfficeTemplate }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const nameOf = useTemplateName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id: templateId, kind, draft, saved, retired_at } = template;
  const current = draft ?? saved[0];
  return (
    <Stack gap="large">
      <div>
        <Button asChild tone="plain" size="small" flush>
          <Link to={templateList}>
            <ArrowLeft />
            {t`Forms and letters`}
          </Link>
        </Button>
      </div>
      <Card aria-labelledby="template">
        <Stack gap="large">
          <Row wrap justify="between">
            <Card.Title ref={heading} id="template" tabIndex={-1}>
              {nameOf(template)}
            </Card.Title>
            <Row gap="small">
              {draft !== null && <Badge tone="warning">{t`Not saved yet`}</Badge>}
              {retired_at !== null && <Badge>{t`Retired`}</Badge>}
            </Row>
          </Row>
          {draft !== null && (
            <Notice tone="info">
              {saved.length === 0
                ? t`Mediators see this once you save it.`
                : t`This is a newer file. Mediators go on with the version before until you save it.`}
            </Notice>
          )}
          {current && <TemplateForm key={current.id} template={template} current={current} />}
          <TemplateFileButton
            tone="secondary"
            label={kind === 'form' ? t`Replace the PDF` : t`Replace the DOCX`}
            done={t`The fields are read. Say what each of them holds.`}
            send={(file) => call(replaceTemplateFile, { templateId, file })}
          />
        </Stack>
      </Card>
      <SavedVersions saved={saved} />
      <TemplateActions template={template} />
    </Stack>
  );
}

function TemplateForm({ template, current }: { template: OfficeTemplate; current: TemplateVersion }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const form = useRef<HTMLFormElement>(null);
  // Changes are saved over the version that they began with, until the editor has been told of a newer one.
  const [changes, setChanges] = useState<{ values: Values; version?: number }>();
  const [isChecked, setChecked] = useState(false);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  useUnsavedChanges(changes !== undefined);
  const { id: templateId, name, kind, draft } = template;
  const { language, mapping, fields } = current;
  const { values = { name, language, mapping }, version = template.version } = changes ?? {};
  const set = (it: Partial<Values>) => setChanges({ values: { ...values, ...it }, version });
  const isNameless = values.name.trim() === '';
  const empty = values.mapping.find(({ text }) => text !== null && text.trim() === '');
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameless || empty) requestAnimationFrame(() => focusFirstProblem(form.current));
    else
      void run(() => call(saveOfficeTemplate, { templateId, ...values, version }), {
        failed: t`Failed to save the template`,
        done: t`Saved. Your mediators can fill it in.`,
      }).then((isSaved) => setChanges(isSaved ? undefined : { values }));
  };
  const next = (template.saved[0]?.number ?? 0) + 1;
  return (
    <form ref={form} noValidate onSubmit={save}>
      <Stack gap="large">
        <Field label={t`Name`} error={isChecked && isNameless && t`Give it a name, such as the number of the form.`}>
          <Input
            value={values.name}
            maxLength={limits.titleMax}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label={t`Language`} hint={t`Days and amounts are written in it.`}>
          <Select
            value={values.language}
            onChange={({ target }) => set({ language: target.value as TemplateLanguage })}
          >
            <option value="en">{languages.en}</option>
            <option value="es">{languages.es}</option>
          </Select>
        </Field>
        <FieldMappings
          kind={kind}
          fields={fields}
          mapping={values.mapping}
          isChecked={isChecked}
          onChange={(it) => set({ mapping: it })}
        />
        <ProblemNotice problem={problem} />
        <div>
          <Button type="submit" busy={isBusy} disabled={draft === null && changes === undefined}>
            {t`Save as version ${next}`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

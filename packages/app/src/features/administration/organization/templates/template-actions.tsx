import { useLingui } from '@lingui/react/macro';
import { type OfficeTemplate, removeOfficeTemplate, retireOfficeTemplate } from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ConfirmedButton } from '../../../../shared/forms/confirmed-button.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { templateList } from './template-address.ts';

/** Retires a template, offers it again, or removes what nobody used. */
export function TemplateActions({ template }: { template: OfficeTemplate }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  const { id: templateId, draft, saved, is_used, retired_at } = template;
  const retire = (is_retired: boolean) =>
    run(() => call(retireOfficeTemplate, { templateId, is_retired }), {
      failed: t`Failed to change the template`,
      done: is_retired ? t`The template is retired` : t`The template is offered again`,
    });
  const remove = (only_unsaved: boolean) =>
    run(
      async () => {
        await call(removeOfficeTemplate, { templateId, only_unsaved });
        // Focus goes to the heading of what is shown then.
        if (!only_unsaved) await navigate(templateList);
        document.querySelector<HTMLElement>(only_unsaved ? '#template' : 'h1')?.focus();
      },
      { failed: t`Failed to remove it`, done: t`Removed` },
    );
  return (
    <Row wrap>
      {saved.length > 0 && (
        <Button tone="secondary" busy={isBusy} onClick={() => void retire(retired_at === null)}>
          {retired_at === null ? t`Retire the template` : t`Offer it again`}
        </Button>
      )}
      {draft !== null && saved.length > 0 && (
        <ConfirmedButton
          label={t`Remove the newer file`}
          question={t`Remove the newer file?`}
          text={t`The saved version before it stays.`}
          keepLabel={t`Keep it`}
          isBusy={isBusy}
          onConfirm={() => void remove(true)}
        />
      )}
      {!is_used && (
        <ConfirmedButton
          label={t`Remove the template`}
          tone="danger"
          question={t`Remove this template?`}
          text={t`Nobody has filled it in. Its file and its fields are removed.`}
          keepLabel={t`Keep it`}
          isBusy={isBusy}
          onConfirm={() => void remove(false)}
        />
      )}
    </Row>
  );
}

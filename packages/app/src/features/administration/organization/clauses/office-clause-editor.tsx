import { useLingui } from '@lingui/react/macro';
import { type OfficeClause, removeOfficeClause } from '@mediation/api-client';
import { Button, Card, Stack } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ConfirmedButton } from '../../../../shared/forms/confirmed-button.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { clauseList } from './clause-address.ts';
import { ClauseForm } from './clause-form.tsx';
import { wordsOf } from './words-of.ts';

/** One clause of an office, or a new one. */
export function OfficeClauseEditor({ orgId, clause }: { orgId: string; clause?: OfficeClause }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const own = clause && wordsOf(clause, i18n.locale);
  const remove = (clauseId: string) =>
    run(
      async () => {
        await call(removeOfficeClause, { clauseId });
        await navigate(clauseList);
        document.querySelector<HTMLElement>('h1')?.focus();
      },
      { failed: t`Failed to remove it`, done: t`Removed` },
    );
  return (
    <Stack gap="large">
      <div>
        <Button asChild tone="plain" size="small" flush>
          <Link to={clauseList}>
            <ArrowLeft />
            {t`Templates`}
          </Link>
        </Button>
      </div>
      <Card aria-labelledby="office-clause">
        <Stack gap="large">
          <Card.Title ref={heading} id="office-clause" tabIndex={-1} lang={own?.language}>
            {own ? own.words.heading : t`New clause`}
          </Card.Title>
          <ClauseForm orgId={orgId} {...(clause && { clause })} />
        </Stack>
      </Card>
      {clause && (
        <div>
          <ConfirmedButton
            label={t`Remove the clause`}
            tone="danger"
            question={t`Remove this clause?`}
            text={t`Mediators no longer find it in the library. Papers that hold its words keep them.`}
            keepLabel={t`Keep it`}
            isBusy={isBusy}
            onConfirm={() => void remove(clause.id)}
          />
        </div>
      )}
    </Stack>
  );
}

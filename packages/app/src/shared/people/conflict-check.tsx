import { useLingui } from '@lingui/react/macro';
import { type ConflictCheck as Found, checkConflict } from '@mediation/api-client';
import { Button, Notice, Stack } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { paths } from '../../paths.ts';
import { listOf } from '../../words/names/people-names.ts';
import { ProblemNotice } from '../forms/problem-notice.tsx';
import { useAction } from '../forms/use-action.ts';

export interface ConflictCheckProps {
  name: string;
  email: string;
}

/** Looks whether the mediator or a colleague worked with a person before, and says so without anything of those cases. */
export function ConflictCheck({ name, email }: ConflictCheckProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [found, setFound] = useState<{ about: string; answer: Found } | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const asked = { ...(name.trim() && { name: name.trim() }), ...(email.trim() && { email: email.trim() }) };
  const about = JSON.stringify(asked);
  const check = async () => {
    setFound(null);
    setEmpty(about === '{}');
    if (about !== '{}')
      await run(async () => setFound({ about, answer: await call(checkConflict, asked) }), {
        failed: t`Failed to check for a conflict`,
      });
  };
  return (
    <Stack gap="small" align="start">
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void check()}>
        {t`Check for a conflict`}
      </Button>
      <output>
        {found?.about === about && <Answer {...found.answer} />}
        {isEmpty && about === '{}' && <Notice>{t`Enter a name or an email address first.`}</Notice>}
      </output>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}

function Answer({ own, organization: { is_known: isKnown, ask } }: Found) {
  const { t } = useLingui();
  if (own.length === 0 && !isKnown)
    return <Notice tone="success">{t`No earlier case of yours or of your organization.`}</Notice>;
  const colleagues = listOf(ask);
  return (
    <Notice tone="warning">
      <Stack gap="tiny">
        {own.map((it) => (
          <p key={it.case_id}>
            <OwnCase {...it} /> <Link to={paths.case(it.case_id)}>{t`Open the case`}</Link>
          </p>
        ))}
        {isKnown && (
          <p>
            {ask.length === 0
              ? t`Your organization has an earlier case with this person, or with somebody of this or a similar name. Ask an admin before you begin.`
              : t`A colleague has an earlier case with this person, or with somebody of this or a similar name. Ask ${colleagues} before you begin.`}
          </p>
        )}
      </Stack>
    </Notice>
  );
}

function OwnCase({ year, role, matched, has_joined: hasJoined }: Found['own'][number]) {
  const { t } = useLingui();
  if (!hasJoined)
    return matched === 'email'
      ? t`You named this person in a case in ${year}. They have not joined it.`
      : t`You named somebody of this or a similar name in a case in ${year}. They have not joined it.`;
  if (role === 'lawyer')
    return matched === 'email'
      ? t`This person was a lawyer in a case that you mediated in ${year}.`
      : t`A lawyer of this or a similar name was in a case that you mediated in ${year}.`;
  return matched === 'email'
    ? t`You mediated a case with this person in ${year}.`
    : t`You mediated a case with somebody of this or a similar name in ${year}.`;
}

import { useLingui } from '@lingui/react/macro';
import { type EnquiryOffice, limits, sendEnquiry } from '@mediation/api-client';
import { AudienceLine, Button, Field, Input, RadioGroup, Row, Stack } from '@mediation/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { tabDraft } from '../../../../browser/tab-draft.ts';
import { paths } from '../../../../paths.ts';
import { focusFirstProblem } from '../../../../shared/forms/focus-first-problem.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { type EnquiryValues, ReachFields, WishFields } from './ask-fields.tsx';
import { officeLine } from './office-line.ts';

export interface AskFormProps {
  offices: readonly EnquiryOffice[];
  onSent: () => void;
}

/** Which office, how to reach the person, what would help, and the other person's name. What is typed stays in this tab. */
export function AskForm({ offices, onSent }: AskFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { id: userId, name } = useUser();
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => tabDraft<EnquiryValues>(`enquiry:${userId}`));
  const [values, setValues] = useState<EnquiryValues>(
    () => kept.read() ?? { organization_id: '', by_mail: null, safe_hours: '', wishes: [], other_name: '' },
  );
  const [isChecked, setChecked] = useState(false);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const set = (changes: Partial<EnquiryValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    kept.keep(next);
  };
  const office = offices.find((it) => it.organization_id === values.organization_id);
  const other = values.other_name.trim();
  const problems = {
    office: office === undefined && t`Choose an office.`,
    mail: values.by_mail === null && t`Say how we may reach you.`,
    other: other === '' && t`Write the name, so that nobody works for both sides.`,
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const { by_mail } = values;
    if (office === undefined || by_mail === null || other === '') {
      requestAnimationFrame(() => focusFirstProblem(form.current));
      return;
    }
    const isSent = await run(() => call(sendEnquiry, { ...values, by_mail, other_name: other }), {
      failed: t`We could not send it`,
    });
    if (!isSent) return;
    kept.drop();
    onSent();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="grid">
        <RadioGroup.Root
          label={t`1. Which office?`}
          value={values.organization_id}
          onValueChange={(organization_id) => set({ organization_id })}
          error={isChecked && problems.office}
        >
          {offices.map((it) => (
            <RadioGroup.Item key={it.organization_id} value={it.organization_id} hint={officeLine(it)}>
              {it.name}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        <ReachFields values={values} onChange={set} error={isChecked && problems.mail} />
        <WishFields wishes={values.wishes} onChange={(wishes) => set({ wishes })} />
        <Field
          label={t`4. The other person’s name`}
          hint={t`The office looks whether it ever worked for ${name} or for this person. It does not write to them.`}
          error={isChecked && problems.other}
        >
          <Input
            value={values.other_name}
            maxLength={limits.nameMax}
            autoComplete="off"
            onChange={({ target }) => set({ other_name: target.value })}
          />
        </Field>
        <AudienceLine audience="self">
          {office === undefined
            ? t`Only the office that you choose reads this. The other person is not told, now or later.`
            : t`Only ${office.name} and you read this. The other person is not told, now or later.`}
        </AudienceLine>
        <ProblemNotice problem={problem} />
        <Row wrap folds>
          <Button type="submit" busy={isBusy}>
            {office === undefined ? t`Send` : t`Send to ${office.name}`}
          </Button>
          <Button asChild tone="plain">
            <Link to={paths.divorcee()} onClick={kept.drop}>{t`Stop here, keep nothing`}</Link>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

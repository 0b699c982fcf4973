import { useLingui } from '@lingui/react/macro';
import { ConfirmedButton } from '../../../shared/forms/confirmed-button.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';

export interface AskedActionProps {
  label: string;
  /** Also names the person. */
  accessibleLabel: string;
  question: string;
  /** What happens then. */
  text: string;
  action: string;
  failed: string;
  done: string;
  work: () => Promise<unknown>;
}

/** A button about a person's account that asks before it acts. */
export function AskedAction(props: AskedActionProps) {
  const { label, accessibleLabel, question, text, action, failed, done, work } = props;
  const { t } = useLingui();
  const { run, isBusy } = useAction();
  return (
    <ConfirmedButton
      size="small"
      tone="danger"
      label={label}
      name={accessibleLabel}
      question={question}
      text={text}
      action={action}
      keepLabel={t`Cancel`}
      isBusy={isBusy}
      onConfirm={() => void run(work, { failed, done })}
    />
  );
}

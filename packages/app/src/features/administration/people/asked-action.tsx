import { useLingui } from '@lingui/react/macro';
import { AlertDialog, Button } from '@mediation/ui';
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
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary" size="small" busy={isBusy} aria-label={accessibleLabel}>
          {label}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{question}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>{text}</AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Action tone="danger" onClick={() => void run(work, { failed, done })}>
            {action}
          </AlertDialog.Action>
          <AlertDialog.Cancel>{t`Cancel`}</AlertDialog.Cancel>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

import { AlertDialog, Button } from '@mediation/ui';

export interface ConfirmedButtonProps {
  label: string;
  /** The label of the confirmation, where it is not that of the button. */
  action?: string;
  tone?: 'danger';
  /** The accessible name, where buttons of several things look alike. */
  name?: string;
  size?: 'small';
  question: string;
  /** What happens then. */
  text: string;
  /** The label of the way back. */
  keepLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that asks before it acts. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, action = label, tone, name, size, question, text, keepLabel, isBusy, onConfirm } = props;
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary" size={size} busy={isBusy} aria-label={name}>
          {label}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{question}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>{text}</AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{keepLabel}</AlertDialog.Cancel>
          <AlertDialog.Action tone={tone} onClick={onConfirm}>
            {action}
          </AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button, Notice, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { errorText } from '../../words/texts/error-text.ts';
import { useSession } from '../session-provider.tsx';

const takeFocus = (part: HTMLElement | null) => part?.focus();

/** For people who can give none of their second factors: asks the admins for help. */
export function LostFactorHelp() {
  const { t } = useLingui();
  const { askForFactorHelp } = useSession();
  const [step, setStep] = useState<'closed' | 'open' | 'busy' | 'asked'>('closed');
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    setStep('busy');
    setProblem(null);
    try {
      await askForFactorHelp();
      setStep('asked');
    } catch (error) {
      setProblem(errorText(error, t`We could not ask for help`));
      setStep('open');
    }
  };
  if (step === 'closed')
    return <Button tone="plain" onClick={() => setStep('open')}>{t`I cannot use any of these`}</Button>;
  if (step === 'asked')
    return (
      <output ref={takeFocus} tabIndex={-1}>
        <Notice tone="success">
          <b>{t`We told the people who look after accounts.`}</b>{' '}
          {t`They make sure that it is you, and never ask for a code. Then your second step is removed: once two of them have confirmed it, or after three days.`}
        </Notice>
      </output>
    );
  return (
    <Stack ref={takeFocus} tabIndex={-1}>
      <Text tone="soft">
        {t`Look for your recovery codes first: each of them works here. If you have none, ask for help. An admin gets in touch with you.`}
      </Text>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Button tone="secondary" block busy={step === 'busy'} onClick={() => void ask()}>
        {t`Ask for help`}
      </Button>
    </Stack>
  );
}

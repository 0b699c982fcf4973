import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { PasswordHints } from '@mediation/ui';
import { type PasswordOwner, useIsHardToGuess } from './use-is-hard-to-guess.ts';

interface PasswordRulesProps {
  password: string;
  /** Whose password it is to be: their own name is easy to guess. */
  owner: PasswordOwner;
}

/** What makes a good password, checked off while it is typed. The length and the last rule are required. */
export function PasswordRules({ password, owner }: PasswordRulesProps) {
  const { t } = useLingui();
  const isHardToGuess = useIsHardToGuess(password, owner);
  return (
    <PasswordHints
      password={password}
      minLength={limits.passwordMin}
      isHardToGuess={isHardToGuess}
      labels={{
        length: t`${limits.passwordMin} characters or more`,
        digit: t`A digit`,
        upperAndLower: t`Upper and lower case`,
        special: t`One of @$!%*?&#`,
        hardToGuess: t`Not a common password, not your name`,
        met: t`, met`,
        notMet: t`, not met yet`,
      }}
    />
  );
}

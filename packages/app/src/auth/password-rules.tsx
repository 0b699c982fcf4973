import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { PasswordHints } from '@mediation/ui';

/** What makes a good password, checked off while it is typed. Only the length is required; the rest is advice. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui();
  return (
    <PasswordHints
      password={password}
      minLength={limits.passwordMin}
      labels={{
        length: t`${limits.passwordMin} characters or more`,
        digit: t`A digit`,
        upperAndLower: t`Upper and lower case`,
        special: t`One of @$!%*?&#`,
        met: t`, met`,
        notMet: t`, not met yet`,
      }}
    />
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@mediation/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

/**
 * Tells people after signing in to set up a second factor: mediators and admins, who have some days for it, and others
 * whose lost factors were removed.
 */
export function FactorNotice({ days }: { days: number | undefined }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Banner
      tone="warning"
      icon={<KeyRound />}
      action={
        <Button asChild size="small" tone="secondary">
          <Link to={`${paths.profile()}?part=sign-in`}>{t`Set it up`}</Link>
        </Button>
      }
      onDismiss={() => setOpen(false)}
      dismissLabel={t`Dismiss`}
    >
      {days === undefined
        ? t`Your second step to sign in was removed. Set up a new one, so that your password alone is not enough.`
        : plural(days, {
            one: 'You need a second step to sign in. You have # day left to set it up.',
            other: 'You need a second step to sign in. You have # days left to set it up.',
          })}
    </Banner>
  );
}

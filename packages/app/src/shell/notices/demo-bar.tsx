import { useLingui } from '@lingui/react/macro';
import { getConfig } from '@mediation/api-client';
import { Banner, Select } from '@mediation/ui';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useSession, useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { roleNames } from '../../words/names/role-names.ts';

/** In a demonstration: who one is, and the way to be somebody else. */
export function DemoBar() {
  const { t, i18n } = useLingui();
  const { email } = useUser();
  const { enter, signOut } = useSession();
  const [isBusy, setBusy] = useState(false);
  const { data: config } = useEndpoint(getConfig, {});
  const demo = config?.demo;
  if (!demo) return null;
  const be = async (other: string) => {
    setBusy(true);
    signOut();
    try {
      await enter({ type: 'signIn.submitted', email: other, password: demo.password });
      // What the page of somebody else held is gone with a new document.
      location.assign(paths.dashboard());
    } catch {
      location.assign(paths.signIn());
    }
  };
  const places = Map.groupBy(demo.accounts, ({ place }) => place);
  return (
    <Banner
      tone="neutral"
      icon={<FlaskConical />}
      action={
        <Select
          aria-label={t`Change person`}
          value={email}
          disabled={isBusy}
          onChange={(event) => void be(event.target.value)}
        >
          {[...places].map(([place, accounts]) => (
            <optgroup key={place} label={place}>
              {accounts.map((it) => (
                <option key={it.email} value={it.email}>
                  {it.name}, {i18n._(roleNames[it.role])}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      }
    >
      {t`Demonstration: you are`}
    </Banner>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Demonstration } from '@mediation/api-client';
import { Avatar, Heading, LinkCards, Notice, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { demoVisit } from '../../browser/demo-visit.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { entryErrorText } from '../../words/texts/entry-error-text.ts';
import { roleNames } from '../../words/names/role-names.ts';
import * as styles from './demo-people.css.ts';

export interface DemoPeopleProps {
  demo: Demonstration;
  /** Below the form of a narrow page, where nothing moves when it comes, and nowhere else. */
  isBelow: boolean;
  onSubmit: () => void;
}

/** The people of a demonstration: one click signs in as one of them. */
export function DemoPeople({ isBelow, ...people }: DemoPeopleProps) {
  return (
    <div className={isBelow ? styles.belowForm : styles.besideForm}>
      <People {...people} />
    </div>
  );
}

function People({ demo, onSubmit }: Omit<DemoPeopleProps, 'isBelow'>) {
  const { t, i18n } = useLingui();
  const { enter } = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const places = Map.groupBy(demo.accounts, ({ place }) => place);
  const be = async (email: string) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    onSubmit();
    try {
      demoVisit.set(true);
      await enter({ type: 'signIn.submitted', email, password: demo.password });
    } catch (error) {
      demoVisit.set(false);
      setRefusal(entryErrorText(error, t`Sign in failed`));
      setBusy(false);
    }
  };
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={2} size="large" voice>{t`Go in as one of these people`}</Heading>
        <Text tone="soft">{t`This is a demonstration: one click, no password. Nobody here is real.`}</Text>
      </Stack>
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {[...places].map(([place, accounts]) => (
        <Stack gap="small" key={place}>
          <Heading level={3} size="section">
            {place}
          </Heading>
          <LinkCards.Root aria-label={place}>
            {accounts.map(({ email, name, role }) => (
              <LinkCards.Item key={email} asChild>
                <button type="button" className={styles.person} onClick={() => void be(email)}>
                  <Avatar name={name} />
                  <span>
                    <b>{name}</b>
                    <Text size="small" tone="soft">
                      {i18n._(roleNames[role])}
                    </Text>
                  </span>
                </button>
              </LinkCards.Item>
            ))}
          </LinkCards.Root>
        </Stack>
      ))}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  getIntake,
  type Intake,
  listCases,
  listParticipants,
  type Participant,
  type Step,
} from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useActiveCase } from '../../../active-case/stored-active-case.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import type { IntakeValues } from '../form/answers.ts';

/** One party’s intake, as the party or their lawyer sees it. */
export interface OwnIntake {
  caseId: string;
  /** Whether the organization of the case is suspended, so that nothing can be changed. */
  is_suspended: boolean;
  /** Where the case is. */
  step: Step;
  /** The currency of the case. */
  currency: string | null;
  intake: Intake | null;
  /** A lawyer writes about their client. */
  isForClient: boolean;
  /** What is known of the person before anything is saved. */
  prefill: Partial<IntakeValues>;
  /** First names, or what they are called where nobody has joined. */
  mediator: string;
  other: string;
}

interface WithOwnIntakeProps {
  /** What stands around a message instead of the intake. */
  layout: ComponentType<{ children: ReactNode }>;
  children: (own: OwnIntake) => ReactNode;
}

/** Finds the case that the address names, or else the active one, and the caller’s intake in it. */
export function WithOwnIntake({ layout: Layout, children }: WithOwnIntakeProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const active = useActiveCase();
  const query = useEndpoint(listCases, {});
  const wanted = search.get('case') ?? active;
  const found = query.data && (query.data.cases.find(({ id }) => id === wanted) ?? query.data.cases[0]);
  if (found !== undefined)
    return (
      <InCase key={found.id} inCase={found} layout={Layout}>
        {children}
      </InCase>
    );
  return (
    <Layout>
      <Loaded query={query} loadingLabel={t`Loading your case`} fallback={t`Failed to load your case`}>
        {() => (
          <EmptyState
            title={t`You are not in a case yet`}
            action={<Link to={paths.ask()}>{t`Ask for a mediation`}</Link>}
          >
            {t`Your mediator sends you an invitation. Open its link, and your intake begins here.`}
          </EmptyState>
        )}
      </Loaded>
    </Layout>
  );
}

function InCase({ inCase, layout: Layout, children }: WithOwnIntakeProps & { inCase: Case }) {
  const { id: caseId, step, currency, is_suspended } = inCase;
  const { t } = useLingui();
  const { id: me, name, email, role } = useUser();
  const isForClient = role === 'lawyer';
  const query = useEndpoint(getIntake, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  if (query.data && people.data) {
    const { participants } = people.data;
    const own = participants.find(({ user_id, status }) => user_id === me && status === 'active');
    const party = isForClient ? participants.find(({ id }) => id === own?.represents_participant_id) : own;
    const named = (fallback: string, is: (it: Participant) => boolean) => {
      const found = participants.find((it) => it.status !== 'removed' && it.status !== 'declined' && is(it));
      return found ? firstName(found.name) : fallback;
    };
    return children({
      caseId,
      step,
      currency,
      is_suspended,
      intake: query.data.intake,
      isForClient,
      prefill: isForClient ? { name: party?.name ?? '' } : { name, email },
      mediator: named(isForClient ? t`the mediator` : t`your mediator`, (it) => it.role === 'mediator'),
      other: named(t`the other party`, (it) => it.role === 'divorcee' && it.id !== party?.id),
    });
  }
  if (query.error?.code === 'not_found')
    return (
      <Layout>
        {isForClient ? (
          <EmptyState title={t`Your client has not confirmed you yet`}>
            {t`Once they do, you can fill in their intake with them.`}
          </EmptyState>
        ) : (
          <EmptyState title={t`No intake of your own`}>{t`Only the parties of a case fill one in.`}</EmptyState>
        )}
      </Layout>
    );
  const labels = { loadingLabel: t`Loading the intake`, fallback: t`Failed to load the intake` };
  return (
    <Layout>
      <Loaded query={query} {...labels}>
        {() => (
          <Loaded query={people} {...labels}>
            {() => null}
          </Loaded>
        )}
      </Loaded>
    </Layout>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button, PageHeader, Row, SegmentedControl, Stack } from '@mediation/ui';
import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../agreement-paths.ts';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { SaveLine } from '../schedule/save-line.tsx';
import * as styles from './division.css.ts';
import type { DivisionPlace } from './division-place.ts';

export interface DivisionHeadProps {
  place: DivisionPlace;
  view: 'is' | 'tried';
  /** What the figures of the settlement are called: nobody has agreed to them here. */
  tried: string;
  /** Without it there is nothing but how it is now. */
  onView?: ((view: 'is' | 'tried') => void) | undefined;
  saving?: 'saving' | 'saved' | 'unchanged';
  /** The name of another way. */
  name: string | null;
  /** The one primary action. */
  action?: ReactNode;
  /** Who reads it. */
  children: ReactNode;
}

/** The name of the page, what of it is shown, and who reads it. */
export function DivisionHead({
  place,
  view,
  tried,
  onView,
  saving = 'unchanged',
  name,
  action,
  children,
}: DivisionHeadProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const caseId = place.mediationCase.id;
  return (
    <div className={styles.head}>
      <Stack gap="tiny" className={styles.words}>
        <PageHeader
          title={name ?? t`Who gets what`}
          back={
            name === null ? (
              <BackLink to={agreementPaths.home(caseId)}>{t`Agreement`}</BackLink>
            ) : (
              <BackLink to={agreementPaths.scenarios(caseId)}>{t`Scenarios`}</BackLink>
            )
          }
          voice={role === 'divorcee'}
          badges={<SaveLine state={saving} />}
        />
        {children}
      </Stack>
      <Row wrap gap="small" className={styles.actions}>
        {onView && (
          <SegmentedControl.Root
            label={t`What is shown`}
            value={view}
            onValueChange={(it) => onView(it === 'is' ? 'is' : 'tried')}
          >
            <SegmentedControl.Item value="is">{t`As it is`}</SegmentedControl.Item>
            <SegmentedControl.Item value="tried">{tried}</SegmentedControl.Item>
          </SegmentedControl.Root>
        )}
        <Button tone="secondary" asChild>
          <Link to={agreementPaths.scenarios(caseId)}>
            <Columns3 />
            {t`Scenarios`}
          </Link>
        </Button>
        {action}
      </Row>
    </div>
  );
}

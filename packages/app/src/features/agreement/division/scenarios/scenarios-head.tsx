import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import { AudienceLine, Button, DropdownMenu, PageHeader, Row, Stack } from '@mediation/ui';
import { Columns3, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { BackLink } from '../../../../shared/layout/back-link.tsx';
import * as styles from '../division.css.ts';
import { most, wayName } from './ways.ts';

export interface ScenariosHeadProps {
  caseId: string;
  /** All that the person may read, and those that are shown. */
  ways: readonly Settlement[];
  shown: readonly Settlement[];
  canTry: boolean;
  onShow: (id: string) => void;
  onAdd: () => void;
  /** The button that adds one. */
  addRef: Ref<HTMLButtonElement>;
}

/** How many ways are shown, which of them, and the way to a new one. */
export function ScenariosHead({ caseId, ways, shown, canTry, onShow, onAdd, addRef }: ScenariosHeadProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const titles = [t`Ways it could go`, t`Ways it could go`, t`Two ways it could go`, t`Three ways it could go`];
  return (
    <div className={styles.head}>
      <Stack gap="tiny" className={styles.words}>
        <PageHeader
          title={titles[shown.length] ?? t`Ways it could go`}
          back={<BackLink to={agreementPaths.division(caseId)}>{t`Who gets what`}</BackLink>}
          voice={role === 'divorcee'}
        />
        <AudienceLine audience={canTry ? 'self' : 'case'}>
          {canTry
            ? t`A new way is yours alone until you share it. Each says who can read it.`
            : t`You read what is shared with you. Each says who can read it.`}
        </AudienceLine>
      </Stack>
      <Row wrap gap="small" className={styles.actions}>
        {ways.length > most && (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button tone="secondary">
                <Columns3 />
                {t`Choose three`}
              </Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              {ways.map((way) => (
                <DropdownMenu.CheckboxItem key={way.id} checked={shown.includes(way)} onSelect={() => onShow(way.id)}>
                  {wayName(way, role)}
                </DropdownMenu.CheckboxItem>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        )}
        {canTry && (
          <Button ref={addRef} onClick={onAdd}>
            <Plus />
            {t`Try another way`}
          </Button>
        )}
      </Row>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Stack, Text, Well } from '@mediation/ui';
import { HeartHandshake } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { panels } from '../../paths.ts';
import * as styles from './talk-well.css.ts';

const load = () => import('./danger-dialog.tsx');
const DangerDialog = lazy(async () => ({ default: (await load()).DangerDialog }));

export interface TalkWellProps {
  caseId?: string;
  /** First names, as far as there is a case. */
  mediator?: string;
  other?: string | undefined;
}

/** Somebody to talk to at any hour, and where to find help in danger. */
export function TalkWell({ caseId, mediator, other }: TalkWellProps) {
  const { t } = useLingui();
  const id = useId();
  const [isInDanger, setInDanger] = useState(false);
  return (
    <Well aria-labelledby={id}>
      <Stack>
        <Stack gap="tiny">
          <Card.Title id={id}>{t`Need to talk it over?`}</Card.Title>
          <Text tone="soft">
            {other === undefined
              ? t`An AI assistant answers at any hour. Only you see it.`
              : t`An AI assistant answers at any hour. ${other} won’t see it.`}
          </Text>
        </Stack>
        <Button asChild tone="secondary" block>
          <Link to={panels.assistant()}>
            <HeartHandshake />
            {t`Let's Talk`}
          </Link>
        </Button>
        <Text size="small">
          <Trans>
            In danger?{' '}
            <button
              type="button"
              className={styles.linkButton}
              aria-haspopup="dialog"
              onPointerEnter={() => void load()}
              onClick={() => setInDanger(true)}
            >
              Get help now
            </button>
          </Trans>
        </Text>
      </Stack>
      <Suspense>
        {isInDanger && <DangerDialog caseId={caseId} mediator={mediator} onClose={() => setInDanger(false)} />}
      </Suspense>
    </Well>
  );
}

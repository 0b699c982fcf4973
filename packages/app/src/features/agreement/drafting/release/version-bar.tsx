import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument } from '@mediation/api-client';
import { Button, Link as TextLink, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { clockTime, longDate } from '../../../../words/times/relative-time.ts';
import type { Hindrance } from './release-hindrance.ts';
import { useEarlyWords } from '../use-early-words.ts';
import * as styles from '../workspace.css.ts';
import { VersionsDialog } from './versions-dialog.tsx';

export interface VersionBarProps {
  caseId: string;
  document: AgreementDocument;
  /** Whether the draft differs from the newest version. */
  isChanged: boolean;
  hindrance: Hindrance | null;
  /** The id of the words that say whether there is something to release. */
  reasonId: string;
  /** Whether the case needs the document. */
  children: ReactNode;
}

/** Which draft is open, who can read it now, and what a release does. */
export function VersionBar({
  caseId,
  document: { newest },
  isChanged,
  hindrance,
  reasonId,
  children,
}: VersionBarProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const number = (newest?.number ?? 0) + 1;
  const early = useEarlyWords(caseId, hindrance === 'early');
  const reasons = { empty: t`Write a clause; then it can be released.`, early: early.reason };
  return (
    <div className={styles.bar}>
      <p className={styles.barText}>
        <Lock />
        <span>
          <b id={reasonId} tabIndex={-1}>
            {newest === null || isChanged
              ? t`Draft of version ${number}.`
              : t`Version ${newest.number} is released; nothing has changed since.`}
            {hindrance && (newest === null || isChanged) && ` ${reasons[hindrance]}`}
          </b>{' '}
          {hindrance === 'early' && (
            <>
              <TextLink asChild>
                <Link to={early.to}>{early.link}</Link>
              </TextLink>{' '}
            </>
          )}
          {newest === null || isChanged
            ? t`Only the mediators of this case can read it.`
            : t`What you write now is the draft of version ${number}, which only mediators read.`}{' '}
          {(newest === null || isChanged) && (
            <Text asChild size="small" tone="soft">
              <span>{t`Released, everybody you choose gets it at once, for good.`}</span>
            </Text>
          )}
        </span>
      </p>
      {children}
      {newest && (
        <span>
          {t`Version ${newest.number}: ${longDate(new Date(newest.released_at))}, ${clockTime(newest.released_at)}`}{' '}
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t`All versions`}
          </Button>
        </span>
      )}
      {isOpen && newest && <VersionsDialog newest={newest} onClose={() => setOpen(false)} />}
    </div>
  );
}

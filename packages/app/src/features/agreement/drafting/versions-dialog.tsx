import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, type DocumentKind, listAgreementVersions } from '@mediation/api-client';
import { Dialog, Link as TextLink, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useWhole } from '../../../backend/use-pages.ts';
import { useReturnFocus } from '../../../browser/use-return-focus.ts';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { firstName, listOf } from '../../../words/people.ts';
import { clockTime, longDate } from '../../../words/relative-time.ts';
import { DownloadMenu } from '../files/download-menu.tsx';
import * as styles from './drafting.css.ts';

const versionsOf = ({ versions }: { versions: AgreementVersion[] }) => versions;

export interface VersionsDialogProps {
  caseId: string;
  document: DocumentKind;
  onClose: () => void;
}

/** All released versions of a document: when, for whom, who signed, and the way to compare. */
export function VersionsDialog({ caseId, document, onClose }: VersionsDialogProps) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  const query = useWhole(listAgreementVersions, { caseId, document }, versionsOf);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`All versions`}</Dialog.Title>
        <Dialog.Body>
          <Loaded query={query} loadingLabel={t`Loading the versions`} fallback={t`Failed to load the versions`}>
            {(versions) => (
              <ul className={styles.rows}>
                {versions.map((version) => (
                  <VersionRow key={version.id} version={version} />
                ))}
              </ul>
            )}
          </Loaded>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function VersionRow({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { case_id: caseId, document, number, released_at, readers, signatures, hash } = version;
  const signers = listOf(signatures.map(({ name }) => firstName(name)));
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <Text weight="strong">
          {t`Version ${number}: ${longDate(new Date(released_at))}, ${clockTime(released_at)}`}
        </Text>
        <Text size="small" tone="soft">
          {readers === 'everyone' ? t`For everybody in the case` : t`For both parties, without their lawyers`}
          {' · '}
          {signers === '' ? t`Nobody has signed` : t`Signed by ${signers}`}
        </Text>
        <code className={styles.hash}>{hash.slice(0, 16).replace(/.{4}(?=.)/g, '$& ')}</code>
      </div>
      {number > 1 && (
        <TextLink asChild standalone>
          <Link
            to={{
              pathname: paths.agreementCompare(caseId),
              search: `?document=${document}&from=${number - 1}&to=${number}`,
            }}
          >
            {t`Compare with version ${number - 1}`}
          </Link>
        </TextLink>
      )}
      <DownloadMenu version={version} size="small" />
    </li>
  );
}

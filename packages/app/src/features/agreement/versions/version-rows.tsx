import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Badge, Link as TextLink, List, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { signerNames } from '../../../shared/signing/signer-names.ts';
import { clockTime, longDate } from '../../../words/times/relative-time.ts';
import { DownloadMenu } from '../files/download-menu.tsx';
import { compareAddress, versionAddress } from './addresses.ts';

export interface VersionRowsProps {
  /** Newest first. */
  versions: readonly AgreementVersion[];
  /** The id of the newest version of the document, which the reader may not be able to read. */
  newest: string | undefined;
  /** Whether each leads to its words. */
  isReadable?: boolean;
  /** The id of the one that is shown already. */
  shown?: string | undefined;
}

/** Released versions of a document: when, what it was, who signed, and the ways to read, compare and download it. */
export function VersionRows({ versions, newest, isReadable = false, shown }: VersionRowsProps) {
  return (
    <List>
      {versions.map((version, at) => (
        <VersionRow
          key={version.id}
          version={version}
          isNewest={version.id === newest}
          isShown={version.id === shown}
          isReadable={isReadable}
          later={versions[at - 1]?.number}
          earlier={versions[at + 1]?.number}
        />
      ))}
    </List>
  );
}

interface VersionRowProps {
  version: AgreementVersion;
  isNewest: boolean;
  isShown: boolean;
  isReadable: boolean;
  later: number | undefined;
  earlier: number | undefined;
}

function VersionRow({ version, isNewest, isShown, isReadable, later, earlier }: VersionRowProps) {
  const { t } = useLingui();
  const { number, released_at, readers, hash } = version;
  const signers = signerNames(version);
  const state = useVersionState(version, isNewest, later);
  return (
    <List.Item
      aria-current={isShown ? 'true' : undefined}
      ways={
        <>
          {isReadable && !isShown && (
            <TextLink asChild standalone>
              <Link to={versionAddress(version)}>{t`Read version ${number}`}</Link>
            </TextLink>
          )}
          {earlier !== undefined && (
            <TextLink asChild standalone>
              <Link to={compareAddress(version, earlier, number)}>{t`Compare with version ${earlier}`}</Link>
            </TextLink>
          )}
          <DownloadMenu version={version} size="small" />
        </>
      }
    >
      <Text weight="strong">{t`Version ${number}: ${longDate(new Date(released_at))}, ${clockTime(released_at)}`}</Text>
      {state !== null && <Badge tone={version.is_in_force || isNewest ? 'info' : 'neutral'}>{state}</Badge>}
      <Text size="small" tone="soft">
        {readers === 'everyone' ? t`For everybody in the case` : t`For both parties, without their lawyers`}
        {' · '}
        {signers === '' ? t`Nobody has signed` : t`Signed by ${signers}`}
      </Text>
      <Text size="tiny" tone="soft">
        {t`Fingerprint:`} <code>{hash.slice(0, 16).replace(/.{4}(?=.)/g, '$& ')}</code>
      </Text>
    </List.Item>
  );
}

/** What a version is by now: signed by all, the newest one, or replaced. Null where the reader cannot know. */
function useVersionState(version: AgreementVersion, isNewest: boolean, later: number | undefined) {
  const { t } = useLingui();
  if (version.is_in_force) return t`Signed by all`;
  if (isNewest) return t`Newest`;
  return later === undefined ? null : t`Replaced by version ${later}`;
}

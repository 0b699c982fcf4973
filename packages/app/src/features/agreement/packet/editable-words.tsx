import { useLingui } from '@lingui/react/macro';
import { downloadAgreement, type PacketVersion } from '@mediation/api-client';
import { Button, Card, Link as TextLink, Stack, Text } from '@mediation/ui';
import { FilePenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { compareAddress } from '../versions/addresses.ts';

export interface EditableWordsProps {
  caseId: string;
  versions: readonly PacketVersion[];
}

/** The words of the signed documents to edit, for lawyers and mediators. */
export function EditableWords({ caseId, versions }: EditableWordsProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  if (role === 'divorcee') return null;
  return (
    <Card aria-labelledby="packet-words">
      <Stack>
        <Card.Title id="packet-words">{t`Words to edit`}</Card.Title>
        <Text size="small" tone="soft">
          {t`What you change in a DOCX changes nothing here. When the mediator releases changed words as a new version, the comparison shows each change against the signed text.`}
        </Text>
        {versions.map((version) => (
          <EditableVersion key={version.id} caseId={caseId} version={version} />
        ))}
        {versions.map(({ id, document, number }) => (
          <TextLink key={id} asChild standalone>
            <Link to={compareAddress({ case_id: caseId, document }, number, 'file')}>
              {t`Compare a Word file with the ${i18n._(agreementNames[document])}`}
            </Link>
          </TextLink>
        ))}
        <TextLink asChild standalone>
          <Link to={agreementPaths.compare(caseId)}>{t`Compare versions`}</Link>
        </TextLink>
      </Stack>
    </Card>
  );
}

function EditableVersion({ caseId, version: { id, document } }: { caseId: string; version: PacketVersion }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const name = i18n._(agreementNames[document]);
  const download = () =>
    run(
      async () => {
        const file = await call(downloadAgreement, { caseId, versionId: id, format: 'docx' });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  return (
    <Button tone="secondary" busy={isBusy} onClick={() => void download()}>
      <FilePenLine />
      {t`${name} as DOCX`}
    </Button>
  );
}

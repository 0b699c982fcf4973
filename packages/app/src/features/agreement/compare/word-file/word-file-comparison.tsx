import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Bullets, Card, PageHeader, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepFocus } from '../../../../browser/keep-focus.ts';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { BackLink } from '../../../../shared/layout/back-link.tsx';
import { agreementNames } from '../../../../words/names/agreement-names.ts';
import { documentSearch } from '../../use-document.ts';
import { compareAddress } from '../../versions/addresses.ts';
import { ViewChoice } from '../view-choice.tsx';
import { ChooseWordFile } from './choose-word-file.tsx';
import { FileChanges } from './file-changes.tsx';
import { FileNotices } from './file-notices.tsx';
import { useWordFile } from './use-word-file.ts';

export interface WordFileComparisonProps {
  version: AgreementVersion;
  /** All that the reader may read, newest first. */
  versions: readonly AgreementVersion[];
}

/** A version beside a Word file that the reader chooses, for example one that a lawyer has edited. */
export function WordFileComparison({ version, versions }: WordFileComparisonProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [isPair, setPair] = useState(true);
  const { read, compare, isBusy, problem } = useWordFile();
  const { case_id: caseId, document, number, hash } = version;
  const shown = read?.versionId === version.id ? read : undefined;
  const origin = shown?.hash === hash ? undefined : versions.find((it) => it.hash === shown?.hash);
  return (
    <Stack gap="grid" ref={keepFocus} tabIndex={-1}>
      <PageHeader
        title={t`Compare version ${number} with a Word file`}
        back={
          <BackLink to={`${agreementPaths.home(caseId)}${documentSearch(document).search}`}>{t`Agreement`}</BackLink>
        }
        lead={t`${i18n._(agreementNames[document])}. Your browser reads the file. It is not sent, and it is not stored.`}
        action={
          <Row gap="small" wrap>
            {shown && <ViewChoice isPair={isPair} onChange={setPair} />}
            <ChooseWordFile
              isAgain={shown !== undefined}
              isBusy={isBusy}
              onChoose={(file) => void compare(file, version)}
            />
          </Row>
        }
      />
      <ProblemNotice problem={problem} />
      {shown ? (
        <>
          <FileNotices
            read={shown}
            version={version}
            origin={origin}
            onCompare={async (other) => {
              if (await compare(shown.file, other)) await navigate(compareAddress(other, other.number, 'file'));
            }}
          />
          <FileChanges read={shown} version={version} newest={versions[0]?.id === version.id} isPair={isPair} />
        </>
      ) : (
        <Card aria-labelledby="how-compared">
          <Stack gap="small">
            <Card.Title id="how-compared">{t`What is compared`}</Card.Title>
            <Text>{t`Choose the DOCX of version ${number} that somebody edited. You see each clause that differs.`}</Text>
            <Bullets marker="disc">
              <li>{t`Changes that were tracked in Word count as accepted.`}</li>
              <li>{t`Quotation marks, dashes, spaces and line breaks that Word changes by itself are no differences.`}</li>
              <li>{t`Comments, pictures, headers and footers are not compared.`}</li>
            </Bullets>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { saveSigning } from '@mediation/api-client';
import { Button, Link as TextLink, Stack, Text } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { Annex } from '../../reading/annex.tsx';
import { ReleasedRecitals } from '../../recitals/released-recitals.tsx';
import { StatusText } from '../../status-text.tsx';
import { documentSearch } from '../../use-document.ts';
import { compareAddress } from '../../versions/addresses.ts';
import { ClauseWords } from '../words/clause-words.tsx';
import { OpenPoints } from '../open-points.tsx';
import { SigningLayout } from '../signing-layout.tsx';
import type { SigningContext } from '../signing-context.ts';

/** All that is signed: the clauses, and the schedule or the figures. The way on is at their end. */
export function ReadPart({ context }: { context: SigningContext }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { version, before, own, saving, next, open } = context;
  const { case_id: caseId, id: versionId, number, clauses } = version;
  const earlier = number - 1;
  const count = plural(clauses.length, { one: '# clause', other: '# clauses' });
  const isPlainFirst = clauses.some((it) => it.plain_text !== '' && it.plain_is_older !== true);
  const goOn = () => {
    if (own.read_at !== null) open(next);
    else
      void saving.run(() => call(saveSigning, { caseId, versionId, has_read: true }), {
        failed: t`We could not save that you read it. Try again.`,
      });
  };
  return (
    <SigningLayout
      context={context}
      part="read"
      title={t`Read it to the end`}
      lead={
        isPlainFirst
          ? t`${count}. The plain words come first. Where they differ, the words behind the grey line count.`
          : t`${count}. The words behind the grey line count.`
      }
      back={
        <Button asChild tone="plain" flush>
          <Link to={{ pathname: agreementPaths.home(caseId), ...documentSearch(version.document) }}>
            <ArrowLeft />
            {t`Back`}
          </Link>
        </Button>
      }
    >
      {earlier > 0 && before === undefined && (
        <TextLink asChild standalone>
          <Link to={compareAddress(version, earlier, number)}>{t`See what changed since version ${earlier}`}</Link>
        </TextLink>
      )}
      <StatusText text={version.status_text} />
      <ReleasedRecitals recitals={version.recitals} />
      <OpenPoints version={version} mediator={context.names.mediator} />
      <ClauseWords version={version} />
      <Annex version={version} />
      <Stack gap="normal" align="start" ruled>
        <Text weight="strong">{t`This is the end.`}</Text>
        <Button busy={saving.isBusy} onClick={goOn}>
          {own.read_at === null ? t`I have read it to the end` : t`Continue`}
        </Button>
      </Stack>
    </SigningLayout>
  );
}

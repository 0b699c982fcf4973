import { useLingui } from '@lingui/react/macro';
import { type Upload, getCase, getUpload } from '@mediation/api-client';
import { Button, Card, Columns, PageHeader, Stack, Text } from '@mediation/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { homeOf, paths } from '../../../paths.ts';
import { OpeningGate } from '../../../shared/cases/openings/opening-gate.tsx';
import { CaseTrail } from '../../../shared/cases/case-trail.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { documentNames } from '../../../words/names/document-names.ts';
import { CommentsCard } from './comments/comments-card.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentPane } from './document-pane.tsx';
import { RemoveButton } from './remove-button.tsx';
import { NewVersionButton } from './new-version-button.tsx';
import * as styles from './viewer-page.css.ts';
import { isWritable } from '../../../shared/cases/writable-case.ts';

/** One document for whoever may read it: its pages, what is known of it, and what was written about it. */
export function ViewerPage() {
  const { t } = useLingui();
  const { uploadId = '' } = useParams();
  const query = useEndpoint(getUpload, { uploadId });
  // Who no longer may read it must not go on reading what is still in memory.
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchDocument />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the document`} fallback={t`Failed to load the document`}>
      {({ upload }) => <OpenDocument key={upload.id} upload={upload} onRecheck={() => void query.refetch()} />}
    </Loaded>
  );
}

function OpenDocument({ upload, onRecheck }: { upload: Upload; onRecheck: () => void }) {
  const { t, i18n } = useLingui();
  const { id, role } = useUser();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const setPage = (to: number) => setSearch({ page: String(to) }, { replace: true });
  const { data } = useEndpoint(getCase, { caseId: upload.case_id });
  const name = i18n._(documentNames[upload.doc_type]);
  const facts = <DocumentFacts upload={upload} />;
  return (
    <Stack gap="grid">
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        lead={t`From ${upload.owner_name}`}
        back={data && <CaseTrail mediationCase={data.case}>{name}</CaseTrail>}
        action={
          role === 'mediator' &&
          (upload.owner_id === id ? <RemoveButton upload={upload} /> : <NewVersionButton upload={upload} />)
        }
      />
      {role === 'admin' ? (
        <>
          <Text>{t`Admins see that a document is there, and what is in it only after opening it with a reason.`}</Text>
          {upload.audience !== 'private' && (
            <OpeningGate caseId={upload.case_id} what="documents">
              <Card flush className={styles.frame}>
                <DocumentPane
                  upload={upload}
                  page={page}
                  onPageChange={setPage}
                  onMissing={onRecheck}
                  failedAction={false}
                />
              </Card>
            </OpeningGate>
          )}
          {facts}
        </>
      ) : (
        <Columns
          aside={
            <Stack gap="grid">
              <CommentsCard
                upload={upload}
                page={page}
                onPageChange={setPage}
                isClosed={data !== undefined && !isWritable(data.case)}
                isSuspended={data?.case.is_suspended ?? false}
              />
              {facts}
            </Stack>
          }
        >
          <Card flush className={styles.frame}>
            <DocumentPane
              upload={upload}
              page={page}
              onPageChange={setPage}
              onMissing={onRecheck}
              failedAction={role !== 'mediator' && <AddAgain upload={upload} />}
            />
          </Card>
        </Columns>
      )}
    </Stack>
  );
}

/** Whoever sent it sends another copy; the others ask. */
function AddAgain({ upload }: { upload: Upload }) {
  const { t } = useLingui();
  const { id } = useUser();
  return (
    <Button asChild tone="secondary">
      {id === upload.owner_id || id === upload.uploaded_by ? (
        <Link to={paths.uploads(upload.case_id)}>{t`Send another copy`}</Link>
      ) : (
        <Link to={paths.uploads(upload.case_id)}>{t`Back to the documents`}</Link>
      )}
    </Button>
  );
}

/** For the address of a document that is not there, or not or no longer for this person, which is the same. */
function NoSuchDocument() {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <Stack gap="grid">
      <PageTitle>{t`Document not found`}</PageTitle>
      <PageHeader
        title={t`You can’t see this document`}
        lead={t`The address may be wrong, or its owner no longer shares it with you. Ask your mediator if you need it.`}
        action={
          <Button asChild>
            <Link to={homeOf(role)}>{t`Go to the dashboard`}</Link>
          </Button>
        }
      />
    </Stack>
  );
}

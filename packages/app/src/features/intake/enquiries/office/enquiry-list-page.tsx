import { useLingui } from '@lingui/react/macro';
import { listEnquiries } from '@mediation/api-client';
import { Card, Columns, EmptyState, List, Text } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import { useWhole } from '../../../../backend/use-pages.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { WorkPage } from '../../../../shared/layout/work-page.tsx';
import { AnsweredEnquiries } from './answered-enquiries.tsx';
import { enquiriesOf } from './enquiries-of.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import { EnquiryRow } from './enquiry-row.tsx';

/** Who asks the office for a mediation, the oldest first, with the check for a conflict and the answer. */
export function EnquiryListPage() {
  const { t } = useLingui();
  const query = useWhole(listEnquiries, {}, enquiriesOf);
  const [search] = useSearchParams();
  return (
    <WorkPage
      title={t`Enquiries`}
      lead={t`People without an invitation who ask your office for a mediation.`}
      audience={t`Only mediators and admins of your office see enquiries. The other person is not told, whatever you decide.`}
    >
      <Loaded query={query} loadingLabel={t`Loading the enquiries`} fallback={t`Failed to load the enquiries`}>
        {(enquiries) => {
          const open = enquiries.find(({ id }) => id === search.get('enquiry')) ?? enquiries[0];
          return open === undefined ? (
            <Card>
              <EmptyState title={t`Nobody waits for an answer`}>
                {t`An admin says in the policies of your organization whether it takes enquiries.`}
              </EmptyState>
            </Card>
          ) : (
            <Columns
              aside={
                <Card flush aria-labelledby="waiting">
                  <Card.Head>
                    <Card.Title id="waiting">{t`Waiting`}</Card.Title>
                    <Text size="small" tone="soft">{t`Oldest first`}</Text>
                  </Card.Head>
                  <List aria-labelledby="waiting">
                    {enquiries.map((it) => (
                      <EnquiryRow key={it.id} enquiry={it} isOpen={it.id === open.id} />
                    ))}
                  </List>
                </Card>
              }
            >
              <EnquiryCard key={open.id} enquiry={open} />
            </Columns>
          );
        }}
      </Loaded>
      <AnsweredEnquiries />
    </WorkPage>
  );
}

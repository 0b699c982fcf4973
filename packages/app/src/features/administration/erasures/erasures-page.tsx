import { useLingui } from '@lingui/react/macro';
import { type Erasure, listErasures } from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import { useState } from 'react';
import { usePages } from '../../../backend/use-pages.ts';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { Trail } from '../../../shared/layout/trail.tsx';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { paths } from '../../../paths.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { useErasureColumns } from './use-erasure-columns.tsx';

const erasuresOf = ({ erasures }: { erasures: Erasure[] }) => erasures;

/** Lists the open and the answered erasure requests. */
export function ErasuresPage() {
  const { t } = useLingui();
  const [answering, setAnswering] = useState<Erasure | null>(null);
  const waiting = usePages(listErasures, { state: 'waiting' }, erasuresOf);
  const answered = usePages(listErasures, { state: 'answered' }, erasuresOf);
  const columns = useErasureColumns(setAnswering);
  const list = { rowId: (it: Erasure) => it.id, fallback: t`Failed to load erasure requests` };
  return (
    <WorkPage
      title={t`Erasure requests`}
      back={<Trail above={[{ name: t`Users`, to: paths.adminUsers() }]}>{t`Erasure requests`}</Trail>}
      lead={t`Who asks for their data to be erased, what must be kept, and what came of it. Accounts that you close and of which nothing must be kept are erased here, too.`}
      audience={t`Visible to admins. Each person reads the answer to their own request.`}
    >
      <PagedCard
        {...list}
        title={t`Open requests`}
        list={waiting}
        columns={columns.waiting}
        loadingLabel={t`Loading waiting requests`}
        empty={<EmptyState title={t`Nobody waits`}>{t`A request from somebody’s profile appears here.`}</EmptyState>}
      />
      <PagedCard
        {...list}
        title={t`Closed requests`}
        list={answered}
        columns={columns.answered}
        loadingLabel={t`Loading answered requests`}
        empty={<EmptyState title={t`Nothing yet`}>{t`What was done or refused stays here.`}</EmptyState>}
      />
      {answering !== null && <AnswerDialog erasure={answering} onClose={() => setAnswering(null)} />}
    </WorkPage>
  );
}

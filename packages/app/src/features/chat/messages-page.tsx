import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** The chat as a page. `?channel=support` opens the person's support channel. */
export function MessagesPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const asksSupport = search.get('channel') === 'support';
  return (
    <>
      <PageTitle>{t`Messages`}</PageTitle>
      <VisuallyHidden>
        <h1>{t`Messages`}</h1>
      </VisuallyHidden>
      <ChatPanel key={String(asksSupport)} title={t`Messages`} asksSupport={asksSupport} />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mediation/ui';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** The chat as a page, with the open channel in its address. `?channel=support` opens the person's support channel. */
export function MessagesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Messages`}</PageTitle>
      <VisuallyHidden>
        <h1>{t`Messages`}</h1>
      </VisuallyHidden>
      <ChatPanel title={t`Messages`} part="channel" />
    </>
  );
}

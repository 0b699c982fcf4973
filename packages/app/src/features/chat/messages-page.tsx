import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../page/page-title.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** The chat as a page of its own. */
export function MessagesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Messages`}</PageTitle>
      <ChatPanel title={t`Messages`} />
    </>
  );
}

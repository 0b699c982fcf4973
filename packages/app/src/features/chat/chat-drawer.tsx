import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { AiPanelToggle } from './ai-panel/ai-panel-toggle.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** The chat in a drawer beside any page. */
export function ChatDrawer({ onClose }: PanelProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const returnFocus = useReturnFocus();
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content width="wide" closeLabel={t`Close chat`} onCloseAutoFocus={returnFocus}>
        <Drawer.Head>
          <Drawer.Title>{t`Chat`}</Drawer.Title>
          <AiPanelToggle />
        </Drawer.Head>
        <ChatPanel part="in" caseId={search.get('case') ?? undefined} partyId={search.get('with') ?? undefined} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

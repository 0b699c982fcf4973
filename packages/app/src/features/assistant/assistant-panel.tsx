import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, ChatPane, Drawer } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { AssistantComposer } from './assistant-composer.tsx';
import { AssistantLog } from './assistant-log.tsx';
import { assistantWords } from './assistant-words.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { useAssistant } from './use-assistant.ts';

/** A conversation with the assistant beside any page. Each answer is marked as AI. */
export function AssistantPanel({ onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [isClearing, setClearing] = useState(false);
  const { history, lines, newest, isPending, isLoading, ask, clear } = useAssistant();
  const panel = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus();
  const focusField = () => panel.current?.querySelector('textarea')?.focus();
  const hasBegun = lines.length > 0;

  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content
        ref={panel}
        width="medium"
        closeLabel={t`Close`}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusField();
        }}
        onCloseAutoFocus={returnFocus}
      >
        <Drawer.Head>
          <Drawer.Title>{i18n._(assistantWords[role].title)}</Drawer.Title>
        </Drawer.Head>
        <Drawer.Body fill>
          <ChatPane
            name={t`Ask AI`}
            audience={
              <AudienceLine icon={<Lock />}>{t`You are talking to an AI. Only you can read this.`}</AudienceLine>
            }
            alert={
              history.error !== null ? (
                <LoadFailed
                  error={history.error}
                  fallback={t`What you asked before could not be loaded.`}
                  onRetry={history.retry}
                  isRetrying={history.isRetrying}
                />
              ) : undefined
            }
            actions={
              hasBegun && (
                <Button tone="quiet" size="small" disabled={isPending} onClick={() => setClearing(true)}>
                  {t`Clear`}
                </Button>
              )
            }
            composer={<AssistantComposer hasBegun={hasBegun} isLoading={isLoading} isPending={isPending} onAsk={ask} />}
          >
            <AssistantLog history={history} lines={lines} newest={newest} isPending={isPending} ask={ask} />
          </ChatPane>
          {isClearing && <ClearDialog onClear={clear} onClose={() => setClearing(false)} focusAfter={focusField} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Tile } from '@mediation/ui';
import { CircleHelp, LifeBuoy, MessageCircle, Shield, Signpost, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type PanelProps, useOver } from '../../shared/layout/panel.ts';
import { useDangerDialog } from '../../safety/use-danger-dialog.tsx';
import { panels } from '../../panel-paths.ts';
import { supportOf } from '../../shared/people/support-address.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** Contacts for help, from any page. */
export function HelpPanel({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const over = useOver();
  const { opener, dialog } = useDangerDialog();
  const isDivorcee = role === 'divorcee';
  const ways = [
    {
      to: over(panels.assistant()),
      icon: <Sparkles />,
      title: isDivorcee ? t`Let's Talk` : t`AI Assistant`,
      text: t`An AI answers questions about the process, at any hour. It can be wrong.`,
    },
    {
      to: over(panels.chat()),
      icon: <MessageCircle />,
      title: isDivorcee ? t`Write to your mediator` : t`Chat`,
      text: t`A person reads it. Each channel says who.`,
    },
    ...(role === 'admin' ? [] : [support()]),
    {
      to: over(panels.faq()),
      icon: <CircleHelp />,
      title: t`FAQ`,
      text: t`What people ask most, in seven topics.`,
    },
    {
      to: over(panels.whatToExpect()),
      icon: <Signpost />,
      title: t`What to expect`,
      text: t`The seven steps, told one by one.`,
    },
    {
      to: over(panels.privacyPolicy()),
      icon: <Shield />,
      title: t`Privacy policy`,
      text: t`What we store, who sees it and for how long.`,
    },
  ];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} aria-describedby={undefined}>
        <Dialog.Title>{t`Help`}</Dialog.Title>
        <Dialog.Body>
          <Stack gap="large">
            {isDivorcee && (
              <Button size="large" block {...opener}>
                <LifeBuoy />
                {t`Get help now`}
              </Button>
            )}
            <Stack asChild>
              <nav>
                {ways.map(({ to, icon, title, text }) => (
                  <Tile key={title} asChild icon={icon} name={title} reason={text}>
                    <Link to={to} />
                  </Tile>
                ))}
              </nav>
            </Stack>
            {!isDivorcee && <Shortcuts />}
          </Stack>
          {dialog}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );

  function support() {
    return {
      to: supportOf(role),
      icon: <LifeBuoy />,
      title: t`Admin Support`,
      text: t`Help with your account. An admin replies within one working day.`,
    };
  }
}

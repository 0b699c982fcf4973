import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InvitationStatus } from '@mediation/api-client';
import { Button, Heading, Row, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../../auth/session-provider.tsx';

type Reason = Exclude<InvitationStatus, 'pending'> | 'replaced' | 'unknown';

/** The words of a reason; `toPlatform` replaces the text where there is no case and no mediator. */
const words: Record<Reason, { title: MessageDescriptor; text: MessageDescriptor; toPlatform?: MessageDescriptor }> = {
  accepted: {
    title: msg`This invitation has been used`,
    text: msg`Somebody has already accepted it. If it was you, sign in to open the case.`,
    toPlatform: msg`Somebody has already accepted it. If it was you, sign in.`,
  },
  declined: {
    title: msg`This invitation was declined`,
    text: msg`Nobody has to give a reason. If you change your mind, ask the mediator for a new invitation.`,
    toPlatform: msg`Nobody has to give a reason. If you change your mind, ask the person who sent it for a new invitation.`,
  },
  expired: {
    title: msg`This invitation has expired`,
    text: msg`An invitation lasts 7 days. Ask the mediator for a new one.`,
    toPlatform: msg`An invitation lasts 7 days. Ask the person who sent it for a new one.`,
  },
  revoked: {
    title: msg`This invitation was withdrawn`,
    text: msg`The mediator took it back, so this link does not work any more. If you expected to join, ask the mediator.`,
    toPlatform: msg`It was taken back, so this link does not work any more. If you expected to join, ask the person who sent it.`,
  },
  replaced: {
    title: msg`There is a newer invitation for you`,
    text: msg`This link does not work any more. Open the newest message with an invitation. If you cannot find it, ask the mediator.`,
    toPlatform: msg`This link does not work any more. Open the newest message with an invitation. If you cannot find it, ask the person who sent it.`,
  },
  unknown: {
    title: msg`We can’t find this invitation`,
    text: msg`The link may be cut off. Open it again from the message that you got, or ask the person who sent it for a new one.`,
  },
};

/** Explains why an invitation can no longer be answered, and what to do. */
export function ClosedInvitation({ reason, isForCase = true }: { reason: Reason; isForCase?: boolean }) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const { title, text, toPlatform = text } = words[reason];
  return (
    <>
      <Heading level={1} size="huge" voice>
        {i18n._(title)}
      </Heading>
      <Text size="lead" tone="soft">
        {i18n._(isForCase ? text : toPlatform)}
      </Text>
      <Row>
        <Button asChild>
          {user === null ? (
            <Link to={paths.signIn()}>{t`Sign In`}</Link>
          ) : (
            <Link to={paths.dashboard()}>{t`Go to the dashboard`}</Link>
          )}
        </Button>
      </Row>
    </>
  );
}

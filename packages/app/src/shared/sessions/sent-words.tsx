import { useLingui } from '@lingui/react/macro';
import type { MediationSession, SessionWord } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { relativeTime } from '../../words/times/relative-time.ts';

export interface SentWordsProps {
  session: MediationSession;
  about: SessionWord['about'];
  participantId: string;
  /** First name. */
  mediator: string;
}

/** What an attendee wrote to the mediator about a session. */
export function SentWords({ session, about, participantId, mediator }: SentWordsProps) {
  const { t } = useLingui();
  const sent = session.words.filter((word) => word.about === about && word.participant_id === participantId);
  return (
    <div aria-live="polite">
      {sent.map(({ text, created_at }) => (
        <Text key={created_at} size="small">
          {t`You wrote to ${mediator}: “${text}”`} · {relativeTime(created_at)}
        </Text>
      ))}
    </div>
  );
}

import { limits, type Participant } from '@mediation/api-client';
import { useState } from 'react';
import { meetingIn } from './kept-apart.ts';

/** The reason why parties meet who should not; null where they do not meet. */
export function useMeetReason(kind: string, coming: readonly Participant[], stopped: readonly Participant[]) {
  const [text, setText] = useState('');
  const isMeeting = meetingIn(kind, coming, stopped).length > 0;
  return {
    text,
    setText,
    reason: isMeeting ? text : null,
    isMissing: isMeeting && text.trim().length < limits.startReasonMin,
  };
}

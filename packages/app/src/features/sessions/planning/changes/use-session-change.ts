import { ApiError, type MediationSession, getSession } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { sessionChanges } from './session-changes.ts';

/**
 * Changes a session as it was when the form opened. When somebody changed it meanwhile nothing is saved, `changes` says
 * what is different now, and the next try is made on the newest version. What was typed stays.
 */
export function useSessionChange(session: MediationSession) {
  const { call } = useBackend();
  const [base, setBase] = useState(session);
  const [changes, setChanges] = useState<string[]>([]);
  const change = async (work: (newest: MediationSession) => Promise<unknown>) => {
    try {
      await work(base);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        const { session: newest } = await call(getSession, { sessionId: base.id });
        if (newest.version !== base.version) {
          setChanges(sessionChanges(base, newest));
          setBase(newest);
        }
      }
      throw error;
    }
  };
  return { base, changes, change };
}

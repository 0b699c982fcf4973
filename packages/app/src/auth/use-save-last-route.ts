import { useEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { storedSession } from './stored-session.ts';

/**
 * Stores the page that a person has open, without a panel over it, so that they return to it after their sign-in session
 * expires.
 */
export function useSaveLastRoute() {
  const { pathname, search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.delete('panel');
  const route = createPath({ pathname, search: kept.toString() });
  useEffect(() => storedSession.saveRoute(route), [route]);
}

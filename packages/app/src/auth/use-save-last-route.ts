import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { storedSession } from './stored-session.ts';

/** Stores the page that a person has open, so that they return to it after their sign-in session expires. */
export function useSaveLastRoute() {
  const { pathname } = useLocation();
  useEffect(() => storedSession.saveRoute(pathname), [pathname]);
}

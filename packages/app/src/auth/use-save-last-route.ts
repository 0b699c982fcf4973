import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { storedSession } from './stored-session.ts';

/** Notes on which page a person is at work, so that they come back to it when their session runs out. */
export function useSaveLastRoute() {
  const { pathname } = useLocation();
  useEffect(() => storedSession.saveRoute(pathname), [pathname]);
}

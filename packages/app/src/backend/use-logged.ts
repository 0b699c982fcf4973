import { useEffect } from 'react';

/** Logs an error to the console, without showing it to the person. */
export function useLogged(error: Error | null, what: string) {
  useEffect(() => {
    if (error !== null) console.warn(what, error);
  }, [error, what]);
}

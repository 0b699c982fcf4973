import { useEffect } from 'react';

/** Notes a failure for whoever reads the console; the person sees nothing of it. */
export function useLogged(error: Error | null, what: string) {
  useEffect(() => {
    if (error !== null) console.warn(what, error);
  }, [error, what]);
}

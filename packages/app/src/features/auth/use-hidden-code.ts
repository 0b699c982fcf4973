import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The code in a link. It leaves the address bar at once, where others could read it; a reload still knows it. */
export function useHiddenCode(name: string): string | null {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get(name);
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { code: given } });
  }, [given, pathname, navigate]);
  return given ?? (state as { code?: string } | null)?.code ?? null;
}

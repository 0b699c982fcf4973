import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns the code of a link and removes it from the address bar, where others could read it. It survives a reload. */
export function useHiddenCode(name: string): string | null {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get(name);
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { code: given } });
  }, [given, pathname, navigate]);
  return given ?? (state as { code?: string } | null)?.code ?? null;
}

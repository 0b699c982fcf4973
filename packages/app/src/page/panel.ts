import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What is told to something that opens over the page. */
export interface PanelProps {
  onClose: () => void;
}

/** Which panel the address asks for, and how to close it. */
export function usePanel() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = search.get('panel');
  const close = useCallback(() => void navigate({ search: '' }, { replace: true }), [navigate]);
  return { name, close };
}

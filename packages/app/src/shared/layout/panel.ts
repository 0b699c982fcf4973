import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What is told to something that opens over the page. */
export interface PanelProps {
  onClose: () => void;
}

/** Parts of an address that belong to a panel, and go with it. */
const ownParts = ['panel', 'case'];

/** Which panel the address asks for, and how to close it; what the page itself keeps in the address stays. */
export function usePanel() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = search.get('panel');
  const close = useCallback(() => {
    const left = new URLSearchParams(location.search);
    for (const part of ownParts) left.delete(part);
    void navigate({ search: left.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return { name, close };
}

/** Leads to a panel over the page as it stands: `over(panels.help())`. */
export function useOver() {
  const [search] = useSearchParams();
  return (panel: { search: string }) => {
    const both = new URLSearchParams(search);
    for (const part of ownParts) both.delete(part);
    for (const [part, value] of new URLSearchParams(panel.search)) both.set(part, value);
    return { search: both.toString() };
  };
}

import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The props of a panel that opens over the page. */
export interface PanelProps {
  onClose: () => void;
}

/** The search parameters that belong to a panel and are removed with it. */
const ownParts = ['panel', 'case', 'with', 'in'];

/** The search parameters of the page itself. */
export function withoutPanel(search: string | URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  for (const part of ownParts) left.delete(part);
  return left;
}

/** The panel in the address, and a call to close it; the page's own search parameters stay. */
export function usePanel() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = search.get('panel');
  const close = useCallback(() => {
    void navigate({ search: withoutPanel(location.search).toString() }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return { name, close };
}

/** Returns a link that opens a panel over the current page: `over(panels.help())`. */
export function useOver() {
  const [search] = useSearchParams();
  return (panel: { search: string }) => {
    const both = withoutPanel(search);
    for (const [part, value] of new URLSearchParams(panel.search)) both.set(part, value);
    return { search: both.toString() };
  };
}

import { useLingui } from '@lingui/react/macro';
import { PlasmicCanvasHost } from '@plasmicapp/host';
import { HelperPage } from './helper-page.tsx';
import { registerComponents } from './register-components.ts';

registerComponents();

/** The builder asks for its canvas through the address, or from inside its own frame. */
const isAsked = () => globalThis.parent !== globalThis.self || location.hash.includes('canvas=true');

/** The canvas on which the builder draws with our components. Opened by itself it explains what it is for. */
export function CanvasPage() {
  const { t } = useLingui();
  if (isAsked()) return <PlasmicCanvasHost />;
  return (
    <HelperPage
      title={t`Page builder host`}
      lead={t`Plasmic Studio opens this page to draw with our components. Enter this address there as the host; by itself it shows nothing more.`}
    />
  );
}

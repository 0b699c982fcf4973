import { useLingui } from '@lingui/react/macro';
import { PlasmicCanvasHost } from '@plasmicapp/host';
import { HelperPage } from './helper-page.tsx';
import { registerComponents } from './register-components.ts';

registerComponents();

/** Whether Plasmic opened the page as its canvas: by a parameter of the address, or in its frame. */
const isAsked = () => globalThis.parent !== globalThis.self || location.hash.includes('canvas=true');

/** The canvas on which Plasmic renders our components. Opened directly it explains its purpose. */
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

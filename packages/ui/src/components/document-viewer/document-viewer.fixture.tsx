import type { ViewerLabels } from './document-viewer-props.ts';

/** The labels of a viewer in the stories. */
export const labels: ViewerLabels = {
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: 'Fit to width',
  fitted: 'Fit',
  download: 'Download',
  rotate: 'Rotate',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page, pages) => `${page} of ${pages}`,
  loading: 'Loading the document',
  failed: 'We could not show this document',
  failedText: 'The file may be damaged, or locked with a password.',
};

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  padding: '0.4em 0',
  borderBottom: '1px solid color-mix(in srgb, currentColor 15%, transparent)',
};

/** The first page of a letter from a bank. */
export const statement = (
  <div style={{ padding: '2.5rem 3rem', fontSize: '0.8125rem', lineHeight: 1.5 }}>
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <p>
        <b style={{ fontSize: '1.0625rem' }}>Northgate Building Society</b>
        <br />
        12 Quayside, Port Ellery
      </p>
      <p style={{ textAlign: 'end' }}>
        18 November 2026
        <br />
        Account ending 4471
      </p>
    </div>
    <p style={{ marginTop: '1.75rem' }}>
      Mr Daniel Okafor and Mrs Maya Okafor
      <br />8 Larch Lane, Port Ellery
    </p>
    <p style={{ margin: '1.25rem 0 0.25rem', fontSize: '0.9375rem' }}>
      <b>Redemption statement</b>
    </p>
    <p>This is the amount needed to repay your mortgage in full on the date shown.</p>
    <dl style={{ margin: '1rem 0' }}>
      {[
        ['Balance on 1 November 2026', '184,206.18'],
        ['Interest to 30 November 2026', '629.37'],
        ['Early repayment charge', '1,842.06'],
        ['Release fee', '125.00'],
        ['To repay in full by 30 November 2026', '186,802.61'],
      ].map(([what, amount], at) => (
        <div key={what} style={at === 4 ? { ...line, fontWeight: 700 } : line}>
          <dt>{what}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    <p>
      After this date, add 20.98 for each day. The fixed rate of 4.15% ends on 31 May 2028. Both borrowers must agree in
      writing before the mortgage can be moved to one name.
    </p>
    <p style={{ marginTop: '1rem' }}>You can ask for a new statement at any time, free of charge.</p>
  </div>
);

import 'react-pdf/dist/Page/TextLayer.css';
import { splitByMatches } from '@mediation/ui/folded-text';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import { drawFieldValues } from '../field-values.ts';
import { pdfOptions } from './pdf-setup.ts';
import { useWidth } from './use-width.ts';

export interface PdfPageProps {
  file: File;
  page: number;
  rotation: number;
  loading: ReactNode;
  /** What is marked on the page. */
  wanted: string;
  onLoaded: (pdf: PDFDocumentProxy) => void;
  /** A PDF that asks for a password, or that is none. */
  onFailed: (reason: 'locked' | 'broken') => void;
}

/** One page of a PDF with its text, as wide as the place it is in; the others are not drawn. */
export function PdfPage({ file, page, rotation, loading, wanted, onLoaded, onFailed }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [own, setOwn] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const loaded = (pdf: PDFDocumentProxy) => {
    drawFieldValues(pdf);
    setLoaded(true);
    onLoaded(pdf);
  };
  const mark = useCallback(
    ({ str }: { str: string }) =>
      splitByMatches(str, [wanted])
        .map((part, at) => (at % 2 === 1 ? `<mark>${escaped(part)}</mark>` : escaped(part)))
        .join(''),
    [wanted],
  );
  return (
    <div ref={frame}>
      <Document
        file={file}
        options={pdfOptions}
        suspense={false}
        loading={loading}
        error=""
        onLoadSuccess={loaded}
        onLoadError={() => onFailed('broken')}
        onSourceError={() => onFailed('broken')}
        onPassword={() => onFailed('locked')}
      >
        {isLoaded && width > 0 && (
          <Page
            pageNumber={page}
            width={width}
            rotate={rotation === 0 ? null : (own + rotation) % 360}
            onLoadSuccess={({ rotate }) => setOwn(rotate)}
            suspense={false}
            loading=""
            error=""
            renderAnnotationLayer={false}
            customTextRenderer={mark}
            onRenderError={() => onFailed('broken')}
          />
        )}
      </Document>
    </div>
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

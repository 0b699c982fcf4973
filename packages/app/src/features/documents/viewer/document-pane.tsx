import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Button, IconButton } from '@mediation/ui';
import { DocumentImage, DocumentViewer, PageSkeleton, Watermark, type Zoom } from '@mediation/ui/viewer';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { documentNames, sizeText } from '../../../words/names/document-names.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { FindBar } from './pdf/find-bar.tsx';
import { useDocumentFile } from './use-document-file.ts';
import { troubleOf, useTroubleTexts } from './trouble.ts';
import { useViewerLabels } from './use-viewer-labels.ts';

const loadPdfPage = () => import('./pdf/pdf-page.tsx');
const PdfPage = lazy(async () => ({ default: (await loadPdfPage()).PdfPage }));

export interface DocumentPaneProps {
  upload: Upload;
  page: number;
  onPageChange: (page: number) => void;
  /** Its file is not there, which may also mean that the person no longer may read it. */
  onMissing?: () => void;
  /** What to do when it cannot be shown, beside trying again. */
  failedAction?: ReactNode;
  /** Instead of that, when its file is not there. */
  missingAction?: ReactNode;
}

/** A document, page by page, under the name of whoever looks. Give it the document's id as `key`. */
export function DocumentPane({ upload, page, onPageChange, onMissing, ...actions }: DocumentPaneProps) {
  const { t, i18n } = useLingui();
  const { name } = useUser();
  const { content, retry } = useDocumentFile(upload.id, onMissing);
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [fault, setFault] = useState<'locked' | 'broken' | null>(null);
  const [zoom, setZoom] = useState<Zoom>(1);
  const [rotation, setRotation] = useState(0);
  const [isFinding, setFinding] = useState(false);
  const [wanted, setWanted] = useState('');
  const [isSaving, setSaving] = useState(false);
  const texts = useTroubleTexts();
  const trouble = fault ?? (content.state === 'failed' ? troubleOf(content.error) : null);
  const isPdf = upload.mime === 'application/pdf';
  const labels = useViewerLabels();
  const skeleton = <PageSkeleton label={labels.loading} />;

  // What draws a PDF comes at the same time as the PDF itself.
  useEffect(() => {
    if (isPdf) loadPdfPage().catch(() => undefined);
  }, [isPdf]);

  return (
    <>
      <DocumentViewer
        name={upload.file_name}
        size={sizeText(upload.bytes) || undefined}
        page={page}
        pages={isPdf ? (pdf?.numPages ?? 1) : 1}
        onPageChange={onPageChange}
        zoom={zoom}
        onZoomChange={setZoom}
        onRotate={() => setRotation((rotation + 90) % 360)}
        locale={viewerLocale()}
        state={trouble === null ? (content.state === 'ready' ? 'ready' : 'loading') : 'failed'}
        labels={trouble === null ? labels : { ...labels, ...texts[trouble] }}
        download={
          trouble === 'missing' || trouble === 'harmful' ? undefined : (
            <button type="button" onClick={() => setSaving(true)}>
              {labels.download}
            </button>
          )
        }
        failedAction={
          trouble === 'offline' ? (
            <Button tone="secondary" onClick={retry}>{t`Try Again`}</Button>
          ) : trouble === 'missing' ? (
            (actions.missingAction ?? actions.failedAction)
          ) : (
            actions.failedAction
          )
        }
        tools={
          pdf !== null && (
            <IconButton
              size="small"
              label={t`Search in the document`}
              aria-expanded={isFinding}
              onClick={() => setFinding(!isFinding)}
            >
              <Search />
            </IconButton>
          )
        }
        below={
          isFinding && pdf !== null && <FindBar pdf={pdf} page={page} onPageChange={onPageChange} onFound={setWanted} />
        }
      >
        {content.state === 'ready' && (
          <Suspense fallback={skeleton}>
            {isPdf ? (
              <PdfPage
                file={content.file}
                page={page}
                loading={skeleton}
                rotation={rotation}
                wanted={isFinding ? wanted : ''}
                onLoaded={setPdf}
                onFailed={setFault}
              />
            ) : (
              <DocumentImage
                src={content.file}
                alt={`${i18n._(documentNames[upload.doc_type])}, ${upload.file_name}`}
                rotation={rotation}
                onError={() => setFault('broken')}
              />
            )}
          </Suspense>
        )}
        <Watermark>{name}</Watermark>
      </DocumentViewer>
      {isSaving && <DownloadDialog upload={upload} onClose={() => setSaving(false)} />}
    </>
  );
}

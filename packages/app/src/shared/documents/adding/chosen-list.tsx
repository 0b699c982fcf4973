import { useLingui } from '@lingui/react/macro';
import { IconButton, List, Row, Stack, Text, Thumbnail } from '@mediation/ui';
import { ArrowDown, ArrowUp, FileText, X } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { sizeText } from '../../../words/names/document-names.ts';
import { type ChosenFile, moved } from './chosen-files.ts';

export interface ChosenListProps {
  files: ChosenFile[];
  onChange: (files: ChosenFile[]) => void;
}

/** The files that will be sent: photos as pages in their order, and PDFs. */
export function ChosenList({ files, onChange }: ChosenListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const photos = files.filter(({ isPhoto }) => isPhoto);
  const pdfs = files.filter(({ isPhoto }) => !isPhoto);
  const move = (index: number, by: -1 | 1, button: HTMLElement) => {
    onChange([...moved(photos, index, by), ...pdfs]);
    // The browser drops the focus of a row that moves.
    requestAnimationFrame(() => button.focus());
  };
  const remove = (id: string) => {
    onChange(files.filter((it) => it.id !== id));
    list.current?.focus();
  };
  return (
    <List ref={list} tabIndex={-1} aria-label={t`What you send`}>
      {photos.map(({ id, file }, index) => {
        const page = index + 1;
        return (
          <List.Row
            key={id}
            icon={<Preview file={file} />}
            end={
              <Row gap="none">
                {photos.length > 1 && (
                  <>
                    <IconButton
                      label={t`Move page ${page} up`}
                      disabled={index === 0}
                      onClick={({ currentTarget }) => move(index, -1, currentTarget)}
                    >
                      <ArrowUp />
                    </IconButton>
                    <IconButton
                      label={t`Move page ${page} down`}
                      disabled={page === photos.length}
                      onClick={({ currentTarget }) => move(index, 1, currentTarget)}
                    >
                      <ArrowDown />
                    </IconButton>
                  </>
                )}
                <IconButton label={t`Remove page ${page}`} onClick={() => remove(id)}>
                  <X />
                </IconButton>
              </Row>
            }
          >
            <Text typed>{t`Page ${page}`}</Text>
          </List.Row>
        );
      })}
      {pdfs.map(({ id, file }) => (
        <List.Row
          key={id}
          icon={<FileText />}
          end={
            <IconButton label={t`Remove ${file.name}`} onClick={() => remove(id)}>
              <X />
            </IconButton>
          }
        >
          <Stack gap="none" grow>
            <Text typed>{file.name}</Text>
            <Text size="small" tone="soft">
              {sizeText(file.size)}
            </Text>
          </Stack>
        </List.Row>
      ))}
    </List>
  );
}

/** The photo in small. The row names it. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return <Thumbnail ref={show} />;
}

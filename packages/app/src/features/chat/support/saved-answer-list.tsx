import { useLingui } from '@lingui/react/macro';
import { listSavedAnswers, type SavedAnswer } from '@mediation/api-client';
import { Button, Dialog, IconButton, List, Row, Stack, Text } from '@mediation/ui';
import { Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { SavedAnswerDialog } from './saved-answer-dialog.tsx';

export interface SavedAnswerListProps {
  userId: string;
  /** What is written so far, which can become a saved answer. */
  draft: string;
  onUse: (content: string) => void;
}

/** The saved answers for a person's questions: each can be used or changed, and new ones added. */
export function SavedAnswerList({ userId, draft, onUse }: SavedAnswerListProps) {
  const { t } = useLingui();
  const query = useEndpoint(listSavedAnswers, { userId });
  const [edited, setEdited] = useState<SavedAnswer | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Dialog.Body>
        <Stack>
          <Dialog.Description>
            {t`Every admin uses these answers for the people of this person’s organization. Write nothing about a person or a case.`}
          </Dialog.Description>
          <Loaded query={query} loadingLabel={t`Loading the answers`} fallback={t`Failed to load the answers`}>
            {({ answers }) =>
              answers.length === 0 ? (
                <Text tone="soft">{t`No answer is saved yet.`}</Text>
              ) : (
                <List aria-label={t`Saved answers`}>
                  {answers.map((answer) => (
                    <AnswerRow key={answer.id} answer={answer} onUse={onUse} onEdit={() => setEdited(answer)} />
                  ))}
                </List>
              )
            }
          </Loaded>
        </Stack>
      </Dialog.Body>
      <Dialog.Foot>
        <Button ref={addButton} tone="secondary" onClick={() => setEdited('new')}>
          <Plus />
          {t`Add an answer`}
        </Button>
      </Dialog.Foot>
      {edited !== undefined && (
        <SavedAnswerDialog
          userId={userId}
          answer={edited === 'new' ? undefined : edited}
          draft={draft}
          onClose={() => setEdited(undefined)}
          focusInstead={() => addButton.current?.focus()}
        />
      )}
    </>
  );
}

interface AnswerRowProps {
  answer: SavedAnswer;
  onUse: (content: string) => void;
  onEdit: () => void;
}

function AnswerRow({ answer: { title, content }, onUse, onEdit }: AnswerRowProps) {
  const { t } = useLingui();
  return (
    <List.Row
      align="start"
      end={
        <Row gap="small">
          <Button size="small" tone="secondary" aria-label={t`Use ${title}`} onClick={() => onUse(content)}>
            {t`Use`}
          </Button>
          <IconButton size="small" label={t`Change ${title}`} onClick={onEdit}>
            <Pencil />
          </IconButton>
        </Row>
      }
    >
      <div>
        <Text weight="medium">{title}</Text>
        <Text size="small" tone="soft" clamp={2}>
          {content}
        </Text>
      </div>
    </List.Row>
  );
}

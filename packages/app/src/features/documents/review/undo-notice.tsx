import { useLingui } from '@lingui/react/macro';
import { Button, Notice, Stack } from '@mediation/ui';
import type { Undoable } from './use-decisions.ts';

/** Says what was just decided, for as long as it can be undone. */
export function UndoNotice({ last }: { last: Undoable | null }) {
  const { t } = useLingui();
  return (
    <Stack asChild grow gap="none">
      <output>
        {last !== null && (
          <Notice
            tone="success"
            action={
              <Button tone="secondary" size="small" onClick={last.undo}>
                {t`Undo`}
              </Button>
            }
          >
            {last.what}
          </Notice>
        )}
      </output>
    </Stack>
  );
}

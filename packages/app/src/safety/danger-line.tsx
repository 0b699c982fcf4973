import { Trans } from '@lingui/react/macro';
import { Text } from '@mediation/ui';
import { useDangerDialog } from './use-danger-dialog.tsx';
import { linkButton } from './danger-line.css.ts';

/** The way to the emergency numbers, in one line. */
export function DangerLine() {
  const { opener, dialog } = useDangerDialog();
  return (
    <>
      <Text size="small">
        <Trans>
          In danger?{' '}
          <button className={linkButton} {...opener}>
            Get help now
          </button>
        </Trans>
      </Text>
      {dialog}
    </>
  );
}

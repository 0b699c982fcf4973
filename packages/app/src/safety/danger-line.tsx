import { Trans } from '@lingui/react/macro';
import { Link, Text } from '@mediation/ui';
import { useDangerDialog } from './use-danger-dialog.tsx';

/** The way to the emergency numbers, in one line. */
export function DangerLine() {
  const { opener, dialog } = useDangerDialog();
  return (
    <>
      <Text size="small">
        <Trans>
          In danger?{' '}
          <Link asChild>
            <button {...opener}>Get help now</button>
          </Link>
        </Trans>
      </Text>
      {dialog}
    </>
  );
}

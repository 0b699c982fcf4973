import { Trans } from '@lingui/react/macro';
import { Link, Text } from '@mediation/ui';
import type { ComponentProps } from 'react';
import { useDangerDialog } from './use-danger-dialog.tsx';

/** The way to the emergency numbers, in one line. */
export function DangerLine() {
  const { opener, dialog } = useDangerDialog();
  return (
    <>
      <Text size="small">
        <Trans>
          In danger? <Opener {...opener}>Get help now</Opener>
        </Trans>
      </Text>
      {dialog}
    </>
  );
}

const Opener = (props: ComponentProps<'button'>) => (
  <Link asChild>
    <button {...props} />
  </Link>
);

import { useLingui } from '@lingui/react/macro';
import { Facts, Heading, Kbd, Stack, Switch } from '@mediation/ui';
import { shortcuts } from '../../browser/key-shortcuts.ts';
import { useUser } from '../../auth/session-provider.tsx';

/** Lists the keyboard shortcuts, with a switch for single-key ones. */
export function Shortcuts() {
  const { t } = useLingui();
  const { role } = useUser();
  const isOn = shortcuts.useIsOn();
  const search = t`Search pages, cases and actions`;
  const facts = [
    {
      term: search,
      detail: (
        <>
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> {t`or`} <Kbd>⌘</Kbd> <Kbd>K</Kbd>
        </>
      ),
    },
    ...(isOn ? [{ term: t`Search, with one key`, detail: <Kbd>/</Kbd> }] : []),
    ...(isOn && role === 'mediator' ? [{ term: t`Create new case`, detail: <Kbd>N</Kbd> }] : []),
    { term: t`Quick exit`, detail: <Kbd>{t`Shift × 3`}</Kbd> },
    { term: t`Close what is open`, detail: <Kbd>Esc</Kbd> },
  ];
  return (
    <Stack>
      <Heading level={3}>{t`Keyboard`}</Heading>
      <Facts facts={facts} />
      <Switch
        label={t`Single-key shortcuts`}
        hint={t`Keys that work alone, such as / and N. Turn them off if you speak to your computer.`}
        checked={isOn}
        onCheckedChange={shortcuts.set}
      />
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button, IconButton, Kbd, PhoneOnly, WideOnly, TopBarWords } from '@mediation/ui';
import { Search } from 'lucide-react';

const keys = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the search for pages, cases and actions, and says which keys open it too. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  const opener = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K', onClick: onOpen } as const;
  return (
    <>
      <WideOnly>
        <Button tone="secondary" size="small" {...opener}>
          <Search />
          <TopBarWords>
            {t`Search`} <Kbd aria-hidden>{keys}</Kbd>
          </TopBarWords>
        </Button>
      </WideOnly>
      <PhoneOnly>
        <IconButton label={t`Search`} {...opener}>
          <Search />
        </IconButton>
      </PhoneOnly>
    </>
  );
}

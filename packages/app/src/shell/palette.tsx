import { useLingui } from '@lingui/react/macro';
import { Kbd } from '@mediation/ui';
import { CommandPalette } from '@mediation/ui/command-palette';
import { Briefcase, LogOut } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { type PanelProps, useOver } from '../page/panel.ts';
import { paths } from '../paths.ts';
import { useSession, useUser } from '../session/session-provider.tsx';
import { useActiveCase } from '../session/stored-session.ts';
import { stepNumber } from '../words/step-names.ts';
import { forRole, pageEntries, panelEntries } from './menu-entries.ts';

/** Pages, cases and actions by name, for people who work here all day. */
export function Palette({ onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { signOut } = useSession();
  const caseId = useActiveCase();
  const navigate = useNavigate();
  const over = useOver();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const found = useEndpoint('listCasesBy', { limit: 8, ...(asked !== '' && { q: asked }) });

  const go = (to: string | { search: string }) => {
    onClose();
    void navigate(to);
  };
  const matches = (words: string) => words.toLowerCase().includes(query.trim().toLowerCase());
  const pages = forRole(pageEntries, role).flatMap(({ label, icon, to }) => {
    const address = to({ role, caseId });
    return address === null ? [] : [{ name: i18n._(label), icon, to: address }];
  });
  const actions = forRole(panelEntries, role).map(({ label, icon, panel }) => ({
    name: i18n._(label),
    icon,
    to: over(panel()),
  }));

  return (
    <CommandPalette.Root
      open
      onOpenChange={(open) => !open && onClose()}
      label={t`Search pages, cases and actions`}
      placeholder={t`Search pages, cases and actions`}
      closeLabel={t`Close`}
      query={query}
      onQueryChange={setQuery}
      filteredElsewhere
      loadingLabel={found.isFetching ? t`Searching` : undefined}
      empty={found.isError ? t`Cases could not be searched. Pages and actions can.` : t`Nothing found`}
      foot={<Keys />}
    >
      <CommandPalette.Group title={t`Cases`}>
        {(found.data?.cases ?? []).map(({ id, title, people, reference, step }) => (
          <CommandPalette.Item
            key={id}
            value={id}
            icon={<Briefcase />}
            detail={[reference, people.join(', '), t`step ${stepNumber(step)} of 7`].filter(Boolean).join(' · ')}
            onSelect={() => go(paths.case(id))}
          >
            {title}
          </CommandPalette.Item>
        ))}
      </CommandPalette.Group>
      <CommandPalette.Group title={t`Pages`}>
        {pages
          .filter(({ name }) => matches(name))
          .map(({ name, icon: Icon, to }) => (
            <CommandPalette.Item key={to} value={`page ${to}`} icon={<Icon />} onSelect={() => go(to)}>
              {name}
            </CommandPalette.Item>
          ))}
      </CommandPalette.Group>
      <CommandPalette.Group title={t`Actions`}>
        {actions
          .filter(({ name }) => matches(name))
          .map(({ name, icon: Icon, to }) => (
            <CommandPalette.Item key={name} value={`action ${name}`} icon={<Icon />} onSelect={() => go(to)}>
              {name}
            </CommandPalette.Item>
          ))}
        {matches(t`Logout`) && (
          <CommandPalette.Item value="action logout" icon={<LogOut />} onSelect={signOut}>
            {t`Logout`}
          </CommandPalette.Item>
        )}
      </CommandPalette.Group>
    </CommandPalette.Root>
  );
}

function Keys() {
  const { t } = useLingui();
  return (
    <>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t`Move`}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t`Open`}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t`Close`}
      </span>
    </>
  );
}

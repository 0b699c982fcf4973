import { useLingui } from '@lingui/react/macro';
import { Kbd } from '@mediation/ui';
import { CommandPalette } from '@mediation/ui/command-palette';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Briefcase, LogOut } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../backend/backend-provider.tsx';
import { endpointOptions } from '../backend/use-endpoint.ts';
import { type PanelProps, useOver } from '../shared/layout/panel.ts';
import { paths } from '../paths.ts';
import { useSession, useUser } from '../auth/session-provider.tsx';
import { useActiveCase } from '../active-case/stored-active-case.ts';
import { stepNumber } from '../words/step-names.ts';
import { forRole, pageEntries, panelEntries } from './menu-entries.ts';
import { listCasesBy } from '@mediation/api-client';

/** Finds pages, cases and actions by name. */
export function Palette({ onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { signOut } = useSession();
  const { call } = useBackend();
  const caseId = useActiveCase();
  const navigate = useNavigate();
  const over = useOver();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const found = useQuery({
    ...endpointOptions(call, listCasesBy, { limit: 8, ...(asked !== '' && { q: asked }) }),
    placeholderData: keepPreviousData,
  });

  const go = (to: string | { search: string }) => {
    onClose();
    void navigate(to);
  };
  const matches = (words: string) => words.toLowerCase().includes(query.trim().toLowerCase());
  // Until the answer arrives, the list shows only loaded entries that match, so that Enter never opens another one.
  const cases = (found.data?.cases ?? []).filter(
    ({ title, people, reference }) => !found.isPlaceholderData || matches([title, ...people, reference].join(' ')),
  );
  const pages = forRole(pageEntries, role).flatMap(({ label, icon, to }) => {
    const address = to({ role, caseId });
    return address === null ? [] : [{ name: i18n._(label), icon, choose: () => go(address) }];
  });
  const actions = [
    ...forRole(panelEntries, role).map(({ label, icon, panel }) => ({
      name: i18n._(label),
      icon,
      choose: () => go(over(panel())),
    })),
    { name: t`Logout`, icon: LogOut, choose: signOut },
  ];

  const group = (title: string, commands: typeof actions) => {
    const fitting = commands.filter(({ name }) => matches(name));
    if (fitting.length === 0) return null;
    return (
      <CommandPalette.Group title={title}>
        {fitting.map(({ name, icon: Icon, choose }) => (
          <CommandPalette.Item key={name} value={`${title} ${name}`} icon={<Icon />} onSelect={choose}>
            {name}
          </CommandPalette.Item>
        ))}
      </CommandPalette.Group>
    );
  };

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
      {cases.length > 0 && (
        <CommandPalette.Group title={t`Cases`}>
          {cases.map(({ id, title, people, reference, step }) => (
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
      )}
      {group(t`Pages`, pages)}
      {group(t`Actions`, actions)}
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
        <Kbd>Enter</Kbd> {t({ context: 'action', message: 'Open' })}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t`Close`}
      </span>
    </>
  );
}

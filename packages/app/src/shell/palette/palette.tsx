import { useLingui } from '@lingui/react/macro';
import { Kbd } from '@mediation/ui';
import { CommandPalette } from '@mediation/ui/command-palette';
import { Briefcase, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { paths } from '../../paths.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { stepNumber } from '../../words/names/step-names.ts';
import { type Command, type Go, useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';

/** Finds cases, people, pages and actions by name. */
export function Palette({ onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { role: me } = useUser();
  const [query, setQuery] = useState('');
  const { cases, people, contacts, matches, isSearching, isFailed } = useFound(query);
  const go: Go = (to) => {
    onClose();
    void navigate(to);
  };
  const isTyped = query.trim() !== '';
  const { pages, inCase, anywhere } = useCommands(go, isTyped ? cases[0] : undefined);
  const caseOf = (name: string) => cases.find(({ people: names }) => names.includes(name))?.title;
  const marked = (text: string) => <CommandPalette.Matched text={text} query={query.trim()} />;

  const group = (title: string, commands: Command[]) =>
    commands.length > 0 && (
      <CommandPalette.Group title={title}>
        {commands.map(({ name, icon: Icon, detail, choose }) => (
          <CommandPalette.Item
            key={`${name} ${detail}`}
            value={[title, name, detail].join(' ')}
            icon={<Icon />}
            detail={detail}
            onSelect={choose}
          >
            {marked(name)}
          </CommandPalette.Item>
        ))}
      </CommandPalette.Group>
    );

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
      loadingLabel={isSearching ? t`Searching` : undefined}
      empty={isFailed ? t`Cases could not be searched. Pages and actions can.` : t`Nothing found`}
      foot={<Foot />}
    >
      {cases.length > 0 && (
        <CommandPalette.Group title={t`Cases`}>
          {cases.map(({ id, title, people: names, reference, step }) => (
            <CommandPalette.Item
              key={id}
              value={id}
              icon={<Briefcase />}
              detail={[reference, names.join(', '), t`step ${stepNumber(step)} of 7`].filter(Boolean).join(' · ')}
              onSelect={() => go(paths.case(id))}
            >
              {marked(title)}
            </CommandPalette.Item>
          ))}
        </CommandPalette.Group>
      )}
      {people.length + contacts.length > 0 && (
        <CommandPalette.Group title={t`People`}>
          {people.map(({ id, name, email, role }) => (
            <CommandPalette.Item
              key={id}
              value={id}
              icon={<UserRound />}
              detail={[i18n._(roleNames[role]), me === 'admin' ? email : caseOf(name)].filter(Boolean).join(' · ')}
              onSelect={() => go(me === 'admin' ? paths.adminUser(id) : `${paths.mediatorContacts()}?person=${id}`)}
            >
              {marked(name)}
            </CommandPalette.Item>
          ))}
          {contacts.map(({ id, name, cases: invitedInto }) => (
            <CommandPalette.Item
              key={id}
              value={id}
              icon={<UserRound />}
              detail={[t`No account yet`, ...invitedInto.map(({ title }) => title)].join(' · ')}
              onSelect={() => go(`${paths.mediatorContacts()}?contact=${id}`)}
            >
              {marked(name)}
            </CommandPalette.Item>
          ))}
        </CommandPalette.Group>
      )}
      {group(t`Do`, [...inCase, ...anywhere.filter(({ name }) => matches(name))])}
      {group(
        t`Pages`,
        pages.filter(({ name }) => matches(name)),
      )}
    </CommandPalette.Root>
  );
}

function Foot() {
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
      <span>{t`Only cases and people that you may see. Message texts and notes are not searched.`}</span>
    </>
  );
}

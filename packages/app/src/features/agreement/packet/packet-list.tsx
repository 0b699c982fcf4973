import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PacketProblem } from '@mediation/api-client';
import { Checkbox, IconButton, List, Row } from '@mediation/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { moved } from '../../../shared/documents/adding/chosen-files.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { sizeText } from '../../../words/names/document-names.ts';
import { longDate } from '../../../words/times/relative-time.ts';
import type { PacketItem } from './packet-parts.ts';

export interface PacketListProps {
  items: PacketItem[];
  onTick: (item: PacketItem, isIn: boolean) => void;
  onMove: (items: PacketItem[]) => void;
}

/** What can go into a packet, in its order; each has its own sentence where it cannot. */
export function PacketList({ items, onTick, onMove }: PacketListProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const move = (index: number, by: -1 | 1, button: HTMLElement) => {
    onMove(moved(items, index, by));
    // The browser drops the focus of a row that moves.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <List aria-labelledby="packet-parts">
      {items.map((item, index) => {
        const { name, hint, error } = wordsOf(item);
        return (
          <List.Item
            key={item.id}
            ways={
              <Row gap="none">
                <IconButton
                  label={t`Move ${name} up`}
                  disabled={index === 0}
                  onClick={({ currentTarget }) => move(index, -1, currentTarget)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={t`Move ${name} down`}
                  disabled={index === items.length - 1}
                  onClick={({ currentTarget }) => move(index, 1, currentTarget)}
                >
                  <ArrowDown />
                </IconButton>
              </Row>
            }
          >
            <Checkbox
              label={name}
              hint={hint}
              error={error}
              checked={item.isIn}
              disabled={item.kind === 'version' && item.isFirst}
              onCheckedChange={(isIn) => onTick(item, isIn)}
            />
          </List.Item>
        );
      })}
    </List>
  );
}

function useItemWords() {
  const { t, i18n } = useLingui();
  const problems: Record<PacketProblem, string> = {
    locked: t`It is locked with a password, so it stays out. Ask for it without one.`,
    unreadable: t`It cannot be opened, so it stays out. Ask for it again.`,
    missing: t`It no longer exists, so it stays out. Ask for it again.`,
  };
  return (item: PacketItem) => {
    if (item.kind === 'version') {
      const { document, number, signed_on } = item.version;
      const signed = t`Version ${number} with its certificate. Signed by both, the second on ${longDate(new Date(signed_on))}`;
      return {
        name: i18n._(agreementNames[document]),
        hint: item.isFirst ? `${signed}. ${t`It is in every packet.`}` : signed,
        error: undefined,
      };
    }
    const { file_name, owner_name, pages, mime, bytes } = item.upload;
    const count = pages ?? (mime === 'application/pdf' ? null : 1);
    const known = count === null ? [] : [plural(count, { one: '# page', other: '# pages' })];
    const facts = [t`From ${owner_name}`, ...known, sizeText(bytes)].join(' · ');
    const isProblem = item.check !== 'none' && item.check !== 'busy' && item.check !== 'fine';
    return {
      name: file_name,
      hint: item.check === 'busy' ? `${facts} · ${t`Looking whether it opens`}` : facts,
      error: isProblem ? problems[item.check as PacketProblem] : undefined,
    };
  };
}
